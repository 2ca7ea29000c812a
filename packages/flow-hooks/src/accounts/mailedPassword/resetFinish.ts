'use client'

import { ApiError, finishPasswordReset, serverMessage } from '@players-club/api-client'
import { emptyForm, mailedPasswordMachine, type Refusal } from './mailedPassword.machine.ts'
import { useMailedPassword, type MailedPassword } from './useMailedPassword.ts'

/** The specification's own texts for what the server refuses; its words, or the general text, for all else. */
function refusal(error: unknown): Refusal {
  const key = (error instanceof ApiError && error.problem?.errorKey) || ''
  const bad = (message: Refusal['message']) => ({ message, isKeyBad: true })
  if (key === 'error.badRequest' || key === 'error.usernotfound') return bad({ key: 'error.usernotfound' })
  if (key === 'error.expiredKey') return bad({ key })
  if (/suspended/i.test(key)) return bad({ key: 'account.suspended' })
  if (key === 'error.email.notfound') return bad({ key: 'account.emailNotFound' })
  const message = /lockout/i.test(key) ? ({ key: 'account.locked' } as const) : serverMessage(error)
  return { message, isKeyBad: false }
}

export const resetFinishMachine = mailedPasswordMachine({
  initial: emptyForm,
  refusal,
  invalid: { key: 'error.usernotfound' },
})

/** What `useResetFinish` returns: the form of a new password after a mailed link, and how far it is. */
export type ResetFinish = Omit<MailedPassword, 'step' | 'retry'> & {
  readonly step: 'form' | 'invalid' | 'done'
}

/** The end of a password reset: the key is looked at together with the new password. */
export function useResetFinish(key: string): ResetFinish {
  const { step, retry: _, ...flow } = useMailedPassword(resetFinishMachine, key, finishPasswordReset)
  return { ...flow, step: step === 'invalid' || step === 'done' ? step : 'form' }
}
