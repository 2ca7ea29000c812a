import { expect, test } from 'vitest'
import { plainName, tidyName } from './plainName.ts'

test.each([
  ['St. Johns', 'st johns'],
  ['Michoacán', 'michoacan'],
  ['ÁRIZONA', 'arizona'],
  ['  Sun   City ', 'sun city'],
  ['', ''],
])('plainName turns %j into %j', (name, plain) => {
  expect(plainName(name)).toBe(plain)
})

test.each([
  ['O’Neil', "O'Neil"],
  ['O‘Neil', "O'Neil"],
  [" D'Angelo ", "D'Angelo"],
  ['Jose\u0301', 'José'],
])('[VALID-012] the name %j is stored as %j', (typed, stored) => {
  expect(tidyName(typed)).toBe(stored)
})
