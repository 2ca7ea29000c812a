import { expect, test } from 'vitest'
import {
  MAIL_LINK_MINUTES,
  EMAIL_MAX,
  INVITE_CODE_MAX,
  INVITE_USES_PER_MONTH,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_SYMBOLS,
  UNSUSPEND_KEY_MIN,
} from './constants.ts'

test('[VALID-001] [VALID-004] [VALID-013] [VALID-023] the limits of an account are those of the specification', () => {
  expect({ EMAIL_MAX, PASSWORD_MIN, PASSWORD_MAX, INVITE_CODE_MAX }).toEqual({
    EMAIL_MAX: 100,
    PASSWORD_MIN: 8,
    PASSWORD_MAX: 20,
    INVITE_CODE_MAX: 30,
  })
  expect({ MAIL_LINK_MINUTES, UNSUSPEND_KEY_MIN, INVITE_USES_PER_MONTH }).toEqual({
    MAIL_LINK_MINUTES: 30,
    UNSUSPEND_KEY_MIN: 32,
    INVITE_USES_PER_MONTH: 3,
  })
})

test('[VALID-004] the password symbols are all symbols of the keyboard, each once', () => {
  const printable = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
  const symbols = printable.filter(char => !/[A-Za-z0-9]/.test(char))
  expect([...PASSWORD_SYMBOLS].toSorted()).toEqual(symbols.toSorted())
})
