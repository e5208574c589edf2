/** Values that JSON has no word for, or that are too much of something; each is made once, and none is ever changed. */

/** Throws when it is looked at. */
const untouchable = (): never => {
  throw new Error('looked at')
}

const cyclicRecord = (): unknown => {
  const record: Record<string, unknown> = { _tag: 'Run' }
  record['self'] = record
  return record
}

const cyclicList = (): unknown => {
  const list: Array<unknown> = [1]
  list.push(list)
  return list
}

const nested = (depth: number, around: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = around(value)
  return value
}

class Car {
  readonly at = 0
}

const DEEP = 50_000
const LONG = 20_000

/** Values of JavaScript that no decoder asks for. */
export const STRANGE: ReadonlyArray<unknown> = [
  undefined,
  1n,
  Symbol('car'),
  () => 1,
  new Date(0),
  new Map([['at', 1]]),
  new Set([1]),
  new Car(),
  new Error('car'),
  /car/,
  new Uint8Array(4),
  Promise.resolve(1),
  Object.create(null),
  Object.create({ seats: 2, laps: 3 }),
  Object.assign(Object.create(null), { seats: 2 }),
  Object.freeze([1, 2]),
  Object.assign(new Array(3), { 0: 1, 2: 3 }),
  new Array(5),
  new Array(4_000_000_000),
  Object.assign([1, 2], { extra: 1 }),
  { length: 2, 0: 1, 1: 2 },
  new String('safe'),
  new Number(3),
  new Boolean(true),
  cyclicRecord(),
  cyclicList(),
  Object.defineProperty({}, 'seats', { get: untouchable, enumerable: true }),
  Object.defineProperty({}, 'seats', { value: 2, enumerable: false }),
  new Proxy({}, { ownKeys: untouchable, get: untouchable, getOwnPropertyDescriptor: untouchable }),
  new Proxy([], { get: untouchable }),
  Proxy.revocable({}, {}).proxy,
  { toString: untouchable, valueOf: untouchable, toJSON: untouchable },
  { [Symbol.iterator]: untouchable, [Symbol.toPrimitive]: untouchable },
  JSON.parse('{"__proto__":{"seats":2}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
  JSON.parse('{"prototype":1,"hasOwnProperty":1,"toString":1}'),
]

/** JSON values that are too long or too deep. */
export const HUGE: ReadonlyArray<unknown> = [
  nested(DEEP, (inner) => [inner]),
  nested(DEEP, (inner) => ({ phase: inner })),
  Array.from({ length: LONG }, (_, index) => index),
  Array.from({ length: LONG }, () => ({ _tag: 'Run' })),
  Object.fromEntries(Array.from({ length: LONG }, (_, index) => [`key${index}`, index])),
  'a'.repeat(1_000_000),
  '\ud800'.repeat(100_000),
]

const OBJECTS: ReadonlySet<unknown> = new Set([...STRANGE, ...HUGE].filter((value) => typeof value === 'object'))

/** True for one of these values, into which nobody should look. */
export const isStrange = (value: unknown): boolean => OBJECTS.has(value)
