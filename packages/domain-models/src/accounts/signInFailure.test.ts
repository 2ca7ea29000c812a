import { describe, expect, test } from 'vitest'
import { createTranslate, loadCatalogue } from '../messages/index.ts'
import { signInFailure } from './signInFailure.ts'
import { copperStateLottery } from '../shell/Lottery.ts'

const translate = createTranslate(await loadCatalogue('en', ['accounts']), 'en', copperStateLottery, true)
const keyed = (reason: string) => ({ errorKey: `error.uaaAuthentication.${reason}` })

test.each([
  ['notActivated', 'error.uaaAuthentication.notActivated'],
  ['lockout', 'account.locked'],
  ['lockoutAttempt', 'account.lockedAttempt'],
  ['warning', 'error.uaaAuthentication.warning'],
  ['suspended', 'account.suspended'],
  ['invalid', 'error.uaaAuthentication.invalid'],
] as const)('[AUTH-018] [ERR-005] the reason %s has the notice %s', (reason, key) => {
  const failure = signInFailure({ ...keyed(reason), params: { remainingAttempts: 3 } })
  expect(failure).toMatchObject({ reason, messageKey: key })
  expect(translate(failure.messageKey, failure.params)).not.toBe('')
})

test('[AUTH-019] lockoutAttempt says that this attempt has locked the account', () => {
  expect(signInFailure(keyed('lockoutAttempt'))).toMatchObject({
    reason: 'lockoutAttempt',
    messageKey: 'account.lockedAttempt',
  })
})

describe('a warning', () => {
  test.each([
    { additionalInformation: { remainingAttempts: 2 } },
    { params: { remainingAttempts: 2 } },
    { additionalInformation: { remainingAttempts: 2 }, params: { remainingAttempts: 9 } },
  ])('[AUTH-020] reads the remaining attempts from %j', more => {
    const { messageKey, params } = signInFailure({ ...keyed('warning'), ...more })
    expect(translate(messageKey, params)).toContain('2 attempts')
  })

  test('[AUTH-020] without a count of attempts is shown as a wrong password', () => {
    expect(signInFailure(keyed('warning'))).toMatchObject({
      reason: 'warning',
      messageKey: 'error.uaaAuthentication.invalid',
      params: {},
    })
  })
})

describe('a failure without a known reason', () => {
  test.each([
    { detail: 'Account LOCKOUT in force' },
    { title: 'lockout' },
    { errorKey: 'error.somethingLockoutish' },
    { additionalInformation: { message: 'Lockout: 30 minutes' } },
  ])('[AUTH-021] counts as locked if the words of %j mention a lockout', error => {
    expect(signInFailure(error)).toMatchObject({ reason: 'lockout', messageKey: 'account.locked' })
  })

  test.each([
    {},
    { title: 'Unauthorized', detail: 'Bad credentials' },
    { errorKey: 'error.uaaAuthentication.toString' },
  ])('[AUTH-021] otherwise counts as a wrong email or password: %j', error => {
    expect(signInFailure(error)).toMatchObject({
      reason: 'invalid',
      messageKey: 'error.uaaAuthentication.invalid',
      showReactivationDialog: false,
    })
  })
})

describe('a suspended account', () => {
  const text = 'Unfortunately, your account has been suspended. Please contact support.'

  test('[AUTH-022] given as the reason has its message and the reactivation offer', () => {
    const { messageKey, showReactivationDialog } = signInFailure(keyed('suspended'))
    expect(translate(messageKey)).toBe(text)
    expect(showReactivationDialog).toBe(true)
  })

  test('[AUTH-022] given in the additional information has the message only', () => {
    const message = 'error.uaaAuthentication.suspended'
    for (const error of [{}, keyed('invalid')]) {
      const failure = signInFailure({ ...error, additionalInformation: { message } })
      expect(failure).toMatchObject({ reason: 'suspended', showReactivationDialog: false })
      expect(translate(failure.messageKey)).toBe(text)
    }
  })
})
