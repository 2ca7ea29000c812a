import { expect, test } from 'vitest'
import { plainName } from './plainName.ts'

test.each([
  ['St. Johns', 'st johns'],
  ['Michoacán', 'michoacan'],
  ['ÁRIZONA', 'arizona'],
  ['  Sun   City ', 'sun city'],
  ['', ''],
])('plainName turns %j into %j', (name, plain) => {
  expect(plainName(name)).toBe(plain)
})
