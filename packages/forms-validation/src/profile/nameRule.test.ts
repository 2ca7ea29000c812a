import { expect, test } from 'vitest'
import { nameRule } from './nameRule.ts'

const first = (name: string) => nameRule(name, { field: 'firstName' })

test.each([
  'Ana',
  "O'Neil-Smith, Jr.",
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

test.each([
  '',
  '   ',
  'x'.repeat(31),
  'An4',
  'Ana_Maria',
  '<script>alert(1)</script>',
  'Ana\u0000',
  'Ana\n',
  'Ana\tLópez',
  'Ana\u00a0López',
  'Ana\u202eevil',
  '\u200b',
  // A letter to Unicode, and nothing to the eye.
  '\u3164',
  'Ana🎉',
  'Ana (Annie)',
  'Ana; DROP TABLE players',
  '\u0301na',
])('[VALID-012] a name must not be %j', name => {
  expect(first(name)).toEqual({ key: 'field.firstName' })
})

test('[VALID-012] [VALID-025] the errors of first and last name differ', () => {
  expect(nameRule('', { field: 'lastName' })).toEqual({ key: 'field.lastName' })
})
