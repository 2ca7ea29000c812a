import { expect, test } from 'vitest'
import { nameError, nameRule } from './nameRule.ts'

const first = (name: string) => nameError(name, { field: 'firstName' })

test.each([
  'Ana',
  "O'Neil-Smith, Jr.",
  'O’Neil',
  'María José',
  'Ñuñez',
  'Łukasz',
  'Nguyễn',
  '王小明',
  'محمد',
  'שרה',
  'देवी',
  'e\u0301lise',
  'A',
  '-',
  'x'.repeat(30),
  '𠮷'.repeat(30),
])('[VALID-012] a name may be %s', name => {
  expect(first(name)).toBeNull()
})

test.each(['', '   ', 'x'.repeat(31), '\u3164'])('[VALID-012] a name must not be %j', name => {
  expect(first(name)).toEqual({ key: 'field.firstName' })
})

test.each([
  ['An4', '4'],
  ['Ana_Maria', '_'],
  ['<script>alert(1)</script>', '<'],
  ['Ana🎉', '🎉'],
  ['Ana (Annie)', '('],
  ['Ana; DROP TABLE players', ';'],
  ['O`Neil', '`'],
])('[VALID-012] the error of the name %j names the character %s', (name, character) => {
  expect(first(name)).toEqual({ key: 'field.firstName.character', params: { character } })
  expect(nameRule(name, { field: 'firstName' })).toEqual({ key: 'field.firstName' })
})

test.each(['Ana\u0000', 'Ana\n', 'Ana\tLópez', 'Ana\u00a0López', 'Ana\u202eevil', '\u200b', '\u0301na'])(
  '[VALID-012] the error of the name %j says that a character is invisible',
  name => {
    expect(first(name)).toEqual({ key: 'field.firstName.invisible' })
    expect(nameRule(name, { field: 'firstName' })).toEqual({ key: 'field.firstName' })
  },
)

test('[VALID-012] [VALID-025] the errors of first and last name differ', () => {
  expect(nameRule('', { field: 'lastName' })).toEqual({ key: 'field.lastName' })
})
