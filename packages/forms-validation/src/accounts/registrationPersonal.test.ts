import { describe, expect, test } from 'vitest'
import { validateForm } from '../form/validateForm.ts'
import { registrationPersonal } from './registrationPersonal.ts'

const filled = {
  firstName: 'Ana',
  lastName: "O'Neil-Smith, Jr.",
  birthDate: '1990-02-28',
  phone: '(602) 555-0100',
  gender: 'FEMALE',
}
const check = (change: object, today = '2026-11-20') =>
  validateForm(registrationPersonal(today), { ...filled, ...change })

test('[REG-004] names and birth date are enough', () => {
  const values = { ...filled, phone: '', gender: '' }
  expect(check({ phone: '', gender: '' })).toEqual({ values, errors: {} })
})

test('[VALID-012] [VALID-013] names and birth date are required', () => {
  expect(check({ firstName: ' ', lastName: '', birthDate: '' }).errors).toEqual({
    firstName: { key: 'field.firstName' },
    lastName: { key: 'field.lastName' },
    birthDate: { key: 'field.birthDate' },
  })
})

test('names lose the spaces around them, and keep every alphabet', () => {
  expect(check({ firstName: '  Ana María ', lastName: 'يوسف' }).values).toMatchObject({
    firstName: 'Ana María',
    lastName: 'يوسف',
  })
})

test.each(['<script>', 'Ana😀', 'A'.repeat(31), 'An4'])('[VALID-012] %s is no name', firstName => {
  expect(check({ firstName }).errors).toEqual({ firstName: { key: 'field.firstName' } })
})

describe('[VALID-013] [VALID-014] the age is that of today', () => {
  const tooYoung = { birthDate: { key: 'field.birthDate.tooYoung', params: { age: 21 } } }
  test.each([
    ['2005-11-20', '2026-11-20', {}],
    ['2005-11-21', '2026-11-20', tooYoung],
    ['2004-02-29', '2025-03-01', {}],
    ['2004-02-29', '2025-02-28', tooYoung],
    ['2003-02-29', '2026-11-20', { birthDate: { key: 'field.birthDate' } }],
    ['1906-11-20', '2026-11-20', {}],
    ['1905-11-19', '2026-11-20', { birthDate: { key: 'field.birthDate' } }],
  ] as const)('born on %s, on %s', (birthDate, today, errors) => {
    expect(check({ birthDate }, today).errors).toEqual(errors)
  })
})

test('[VALID-015] [VALID-024] a telephone number and a gender are right or left out', () => {
  expect(check({ phone: '602', gender: 'ROBOT' }).errors).toEqual({
    phone: { key: 'field.phone' },
    gender: { key: 'field.gender' },
  })
})
