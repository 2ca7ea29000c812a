'use client'

import { ApiError, errorMessage, reactivate } from '@players-club/api-client'
import { isUnsuspendKey } from '@players-club/forms-validation'
import { mailedPasswordMachine, type MailedPasswordState, type Refusal } from './mailedPassword.machine.ts'
import { useMailedPassword, type MailedPassword } from './useMailedPassword.ts'

/** These say what the player can do; any other has the specification's words. */
const OWN_WORDS = ['accounts.password.invalid', 'error.rateLimited', 'error.cookies']
const BAD_KEY = ['error.usernotfound', 'error.expiredKey', 'account.suspended', 'error.badRequest']

/** A failure uses the specification's words, because without an answer the outcome is unknown. */
function refusal(error: unknown): Refusal {
  const problem = error instanceof ApiError ? error.problem : undefined
  const key = problem?.errorKey ?? ''
  const message =
    problem && !OWN_WORDS.includes(key)
      ? ({ key: 'accounts.reactivation.failed' } as const)
      : errorMessage(error)
  return { message, isKeyBad: BAD_KEY.includes(key) }
}

const invalid = { key: 'accounts.reactivation.invalidKey' } as const

/** A text that cannot be a key is not sent. */
export function unsuspendMachine(key: string) {
  const initial: MailedPasswordState = isUnsuspendKey(key)
    ? { at: 'checking' }
    : { at: 'invalid', message: invalid }
  return mailedPasswordMachine({ initial, refusal, invalid })
}

/** Reactivation: the key is checked first, then a new password is chosen. */
export const useUnsuspend = (key: string): MailedPassword =>
  useMailedPassword(unsuspendMachine(key), key, reactivate)
