import { expect, test } from 'vitest'
import { spokenLeft } from './spokenLeft.ts'

test.each([
  [100, null],
  [51, null],
  [50, 50],
  [26, 50],
  [25, 25],
  [11, 25],
  [10, 10],
  [1, 10],
  [0, 0],
  [-1, -1],
  [-7, -7],
])('%i of 100 characters left announce %s', (left, announced) => {
  expect(spokenLeft(left, 100)).toBe(announced)
})
