import { expect, test } from 'vitest'
import * as identity from './constants.ts'

test('the limits of an identity check are those of the specification', () => {
  expect(identity).toMatchObject({
    SSN_DIGITS: 4,
    SSN_RETENTION_DAYS: 14,
    IDENTITY_POLL_MS: 5000,
    IDENTITY_MAX_ATTEMPTS: 3,
    IDENTITY_MAX_ATTEMPTS_UNSTATED: 1,
  })
})
