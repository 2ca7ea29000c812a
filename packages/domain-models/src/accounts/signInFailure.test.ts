import { describe, expect, test } from 'vitest'
import { createTranslate, loadCatalogue } from '../messages/index.ts'
import { SIGN_IN_FAILURES, signInFailure } from './signInFailure.ts'

const translate = createTranslate(await loadCatalogue('en', ['accounts']), 'en', true)
const keyed = (reason: string) => ({ errorKey: `error.uaaAuthentication.${reason}` })

test.each(SIGN_IN_FAILURES)('[AUTH-018] [ERR-005] the reason %s has a notice', reason => {
  const {
    reason: told,
    messageKey,
    params,
  } = signInFailure({ ...keyed(reason), params: { remainingAttempts: 3 } })
  expect(told).toBe(reason)
  expect(translate(messageKey, params)).not.toBe('')
})

test('[AUTH-018] each reason has a notice of its own', () => {
  const keys = SIGN_IN_FAILURES.map(
    reason => signInFailure({ ...keyed(reason), params: { remainingAttempts: 3 } }).messageKey,
  )
  expect(new Set(keys).size).toBe(SIGN_IN_FAILURES.length)
})

test('[AUTH-019] lockoutAttempt says that this attempt has locked the account', () => {
  expect(signInFailure(keyed('lockoutAttempt'))).toMatchObject({
    reason: 'lockoutAttempt',
    messageKey: 'account.lockedAttempt',
  })
})

describe('[AUTH-020] a warning', () => {
  test.each([
    { additionalInformation: { remainingAttempts: 2 } },
    { params: { remainingAttempts: 2 } },
    { additionalInformation: { remainingAttempts: 2 }, params: { remainingAttempts: 9 } },
  ])('counts what is left from %j', more => {
    const { messageKey, params } = signInFailure({ ...keyed('warning'), ...more })
    expect(translate(messageKey, params)).toContain('2 attempts')
  })

  test('that nobody counted speaks of the wrong password only', () => {
    expect(signInFailure(keyed('warning'))).toMatchObject({
      reason: 'warning',
      messageKey: 'error.uaaAuthentication.invalid',
      params: {},
    })
  })
})

describe('[AUTH-021] a failure that nobody named', () => {
  test.each([
    { detail: 'Account LOCKOUT in force' },
    { title: 'lockout' },
    { errorKey: 'error.somethingLockoutish' },
    { additionalInformation: { message: 'Lockout: 30 minutes' } },
  ])('is locked by the words of %j', error => {
    expect(signInFailure(error)).toMatchObject({ reason: 'lockout', messageKey: 'account.locked' })
  })

  test.each([
    {},
    { title: 'Unauthorized', detail: 'Bad credentials' },
    { errorKey: 'error.uaaAuthentication.toString' },
  ])('is a wrong email or password otherwise: %j', error => {
    expect(signInFailure(error)).toMatchObject({
      reason: 'invalid',
      messageKey: 'error.uaaAuthentication.invalid',
      showReactivationDialog: false,
    })
  })
})

describe('[AUTH-022] a suspended account', () => {
  const text = 'Unfortunately, your account has been suspended. Please contact support.'

  test('named as the reason has its message and the offer to reactivate', () => {
    const { messageKey, showReactivationDialog } = signInFailure(keyed('suspended'))
    expect(translate(messageKey)).toBe(text)
    expect(showReactivationDialog).toBe(true)
  })

  test('told in the additional information has the message alone', () => {
    const message = 'error.uaaAuthentication.suspended'
    const failure = signInFailure({ additionalInformation: { message } })
    expect(failure).toMatchObject({ reason: 'suspended', showReactivationDialog: false })
    expect(translate(failure.messageKey)).toBe(text)
  })
})
