import { object, string, trimmed } from 'superstruct'
import { expect, test } from 'vitest'
import { ruled } from './ruled.ts'
import { validateForm } from './validateForm.ts'

const tooLong = { key: 'field.birthDate.tooYoung', params: { age: 21 } } as const
const short = (value: string) => (value.length > 3 ? tooLong : null)
const form = object({ a: ruled(trimmed(string()), short), b: ruled(string(), short) })

test('a valid form returns its trimmed values and no errors', () => {
  expect(validateForm(form, { a: ' x ', b: '' })).toEqual({ values: { a: 'x', b: '' }, errors: {} })
})

test('every invalid field has its error, with the text’s parameters', () => {
  expect(validateForm(form, { a: 'long', b: 'long' })).toEqual({ errors: { a: tooLong, b: tooLong } })
  expect(validateForm(form, { a: 'long', b: '' })).toEqual({ errors: { a: tooLong } })
})

test('a value of another type is reported at its field', () => {
  expect(validateForm(form, { a: 1, b: '' })).toEqual({ errors: { a: { key: 'field.invalid' } } })
  expect(validateForm(form, { b: '' })).toEqual({ errors: { a: { key: 'field.invalid' } } })
})

test.each([null, undefined, 'form', []])('%j is not a form', values => {
  expect(validateForm(form, values).values).toBeUndefined()
})
