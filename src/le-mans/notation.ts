/** Moves as one short line each: `drive 3 inside 58`, `drive 2 outside 22 brakes 1`, `rev 2 inside 25 revs 1`, `pit 4`, `foul 3 on 7`, `spin 1`, `ram 7`, `hold`, `slipstream`, `decline`, `roll 5`, `draw 2`. */
import type { either as E } from 'fp-ts'
import { left, right } from '../core/either.js'
import type { Fault, Notation } from '../core/game.js'
import type { Face, Lane, Move } from './model.js'

const show = (move: Move): string => {
  switch (move._tag) {
    case 'Drive': {
      const lane = move.lane === 0 ? 'inside' : 'outside'
      return `drive ${move.gear} ${lane} ${move.column}${move.brakes > 0 ? ` brakes ${move.brakes}` : ''}`
    }
    case 'OverRev': {
      const lane = move.lane === 0 ? 'inside' : 'outside'
      const brakes = move.brakes > 0 ? ` brakes ${move.brakes}` : ''
      return `rev ${move.gear} ${lane} ${move.column}${brakes} revs ${move.revs}`
    }
    case 'Pit':
      return `pit ${move.stall}`
    case 'Spin':
      return `spin ${move.corner}`
    case 'Collide':
      return `ram ${move.car}`
    case 'Foul':
      return `foul ${move.gear} on ${move.car}`
    case 'Hold':
      return 'hold'
    case 'Slipstream':
      return 'slipstream'
    case 'Decline':
      return 'decline'
    case 'Roll':
      return `roll ${move.face}`
    case 'Draw':
      return `draw ${move.lot}`
  }
}

const DRIVE = /^drive ([1-8]) (inside|outside) (0|[1-9]\d{0,2})(?: brakes ([1-9]\d?))?$/
const REV = /^rev ([1-8]) (inside|outside) (0|[1-9]\d{0,2})(?: brakes ([1-9]\d?))? revs ([1-3])$/
const FOUL = /^foul ([1-8]) on (0|[1-9]\d?)$/
const OTHER = /^(pit|spin|ram|roll|draw) (0|[1-9]\d?)$/

const fault = (line: string): Fault => ({
  path: '',
  expected: 'a line such as drive 3 inside 58, pit 0, spin 2, ram 4, hold, slipstream, decline, roll 6 or draw 1',
  found: JSON.stringify(line.slice(0, 30)),
})

const parse = (line: string): E.Either<Fault, Move> => {
  if (line === 'hold') return right({ _tag: 'Hold' })
  if (line === 'slipstream') return right({ _tag: 'Slipstream' })
  if (line === 'decline') return right({ _tag: 'Decline' })
  const drive = DRIVE.exec(line)
  if (drive !== null) {
    const [, gear = '', lane = '', column = '', brakes = '0'] = drive
    const side: Lane = lane === 'inside' ? 0 : 1
    return right({ _tag: 'Drive', gear: Number(gear), brakes: Number(brakes), lane: side, column: Number(column) })
  }
  const rev = REV.exec(line)
  if (rev !== null) {
    const [, gear = '', lane = '', column = '', brakes = '0', revs = ''] = rev
    const side: Lane = lane === 'inside' ? 0 : 1
    const [spent, used] = [Number(brakes), Number(revs)]
    return right({ _tag: 'OverRev', gear: Number(gear), brakes: spent, revs: used, lane: side, column: Number(column) })
  }
  const foul = FOUL.exec(line)
  if (foul !== null) return right({ _tag: 'Foul', gear: Number(foul[1]), car: Number(foul[2]) })
  const [, word = '', text = ''] = OTHER.exec(line) ?? []
  const number = Number(text)
  switch (word) {
    case 'pit':
      return right({ _tag: 'Pit', stall: number })
    case 'spin':
      return right({ _tag: 'Spin', corner: number })
    case 'ram':
      return right({ _tag: 'Collide', car: number })
    case 'draw':
      return right({ _tag: 'Draw', lot: number })
    case 'roll':
      return number >= 1 && number <= 6 ? right({ _tag: 'Roll', face: number as Face }) : left(fault(line))
    default:
      return left(fault(line))
  }
}

/** Moves as text. @rule none */
export const notation: Notation<Move> = { show, parse }
