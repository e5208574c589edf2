import fc from 'fast-check'

const { FC_SEED, FC_RUNS } = process.env

fc.configureGlobal({
  ...(FC_SEED === undefined ? {} : { seed: Number(FC_SEED) }),
  ...(FC_RUNS === undefined ? {} : { numRuns: Number(FC_RUNS) }),
})
