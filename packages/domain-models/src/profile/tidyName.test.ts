import { expect, test } from 'vitest'
import { tidyName } from './tidyName.ts'

test.each([
  ['O’Neil', "O'Neil"],
  ['O‘Neil', "O'Neil"],
  [" D'Angelo ", "D'Angelo"],
  ['Jose\u0301', 'José'],
])('[VALID-012] the name %j is stored as %j', (typed, stored) => {
  expect(tidyName(typed)).toBe(stored)
})
