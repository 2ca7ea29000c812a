import { expect, test } from 'vitest'
import { afterKey, onStep } from './stepRange.ts'

test.each([
  [3, { min: 1, max: 10 }, 3],
  [0, { min: 1, max: 10 }, 1],
  [11, { min: 1, max: 10 }, 10],
  [13, { min: 5, max: 100, step: 5 }, 15],
  [12, { min: 5, max: 100, step: 5 }, 10],
  [99, { min: 0, max: 12, step: 5 }, 10],
  [3, { min: 4, max: 2 }, 4],
])('the number %i within %j becomes %i', (value, range, expected) => {
  expect(onStep(value, range)).toBe(expected)
})

test.each([
  ['ArrowUp', 15],
  ['ArrowDown', 5],
  ['Home', 0],
  ['End', 20],
  ['a', null],
])('the key %s changes 10 to %s', (key, expected) => {
  expect(afterKey(key, 10, { min: 0, max: 22, step: 5 })).toBe(expected)
})
