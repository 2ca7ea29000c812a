import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { problem } from './Problem.ts'

test('a problem has a status and a title, and optional details', () => {
  expect(is({ status: 500, title: 'Error' }, problem)).toBe(true)
  expect(
    is(
      {
        status: 401,
        title: 'Wrong',
        detail: 'The password is wrong.',
        errorKey: 'error.uaaAuthentication.warning',
        params: { remainingAttempts: 2, name: 'x' },
        additionalInformation: { message: 'x', remainingAttempts: 2, more: true },
        instance: '/a',
      },
      problem,
    ),
  ).toBe(true)
})

test.each([
  null,
  'Error',
  {},
  { status: '500', title: 'Error' },
  { status: 500 },
  { status: 500, title: 'x', params: { a: {} } },
])('%j is not a problem', value => {
  expect(is(value, problem)).toBe(false)
})
