import { expect, test } from 'vitest'
import { afterKey, inRange } from './numberRange.ts'

test.each([
  [3, { min: 1, max: 10 }, 3],
  [0, { min: 1, max: 10 }, 1],
  [11, { min: 1, max: 10 }, 10],
  [3, { min: 4, max: 2 }, 4],
])('the number %i within %j becomes %i', (value, range, expected) => {
  expect(inRange(value, range)).toBe(expected)
})

test.each([
  ['ArrowUp', 11],
  ['ArrowDown', 9],
  ['Home', 0],
  ['End', 22],
  ['a', null],
])('the key %s changes 10 to %s', (key, expected) => {
  expect(afterKey(key, 10, { min: 0, max: 22 })).toBe(expected)
})
