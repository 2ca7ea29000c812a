'use client'

import {
  checkUnsuspendKey,
  type ErrorMessage,
  type finishPasswordReset,
  type reactivate,
} from '@players-club/api-client'
import {
  filterPassword,
  newPasswordErrors,
  passwordStrength,
  type NewPassword,
  type PasswordStrength,
} from '@players-club/forms-validation'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { spinDuring } from '../../club/spinner/createSpinner.ts'
import { emptyForm, mailedPasswordErrors } from './mailedPassword.machine.ts'
import type { MailedPasswordMachine, NewPasswordErrors } from './mailedPassword.machine.ts'

/** A flow that begins with a mailed key: the check of the key, then the form of a new password. */
export type MailedPassword = {
  readonly step: 'checking' | 'unchecked' | 'invalid' | 'form' | 'done'
  /** What is said of the key, or of the last try to save. */
  readonly message: ErrorMessage | null
  readonly form: NewPassword
  readonly errors: NewPasswordErrors
  readonly strength: PasswordStrength
  /** Removes the characters that a new password may not contain. */
  readonly filterPassword: typeof filterPassword
  /** The password meets every condition, and the two are the same. */
  readonly canSave: boolean
  readonly isSaving: boolean
  change(change: Partial<NewPassword>): void
  leave(field: keyof NewPassword): void
  submit(): void
  /** Asks about the key once more. */
  retry(): void
}

/** Chooses a new password with the key from a mail. */
export function useMailedPassword(
  machine: MailedPasswordMachine,
  key: string,
  endpoint: typeof finishPasswordReset | typeof reactivate,
): MailedPassword {
  const { api, lottery, spinner } = useClub()
  const [state, send] = useMachine(
    machine,
    (effect, run) => {
      const { signal } = run
      switch (effect.type) {
        case 'check': {
          const checked = api.call(checkUnsuspendKey, { body: { key } }, { signal })
          const failed = (error: unknown) => ({ type: 'check-failed', error }) as const
          return run.sendResult(checked, ({ isValid }) => ({ type: 'checked', isValid }), failed)
        }
        case 'wait':
          return spinDuring(spinner, signal)
        case 'save': {
          const saved = api.call(endpoint, { body: { key, newPassword: effect.password } }, { signal })
          const failed = (error: unknown) => ({ type: 'save-failed', error }) as const
          return run.sendResult(saved, () => ({ type: 'saved' }), failed)
        }
      }
    },
    { key },
  )

  const form = 'form' in state ? state.form : emptyForm.form
  const isSaving = state.at === 'saving'
  return useStableVerbs({
    step: state.at === 'editing' || isSaving ? 'form' : state.at,
    message: 'message' in state ? state.message : 'notice' in state ? state.notice : null,
    form,
    errors: mailedPasswordErrors(state),
    strength: passwordStrength(form.password, lottery),
    filterPassword,
    canSave: Object.keys(newPasswordErrors(form)).length === 0,
    isSaving,
    change: change => send({ type: 'changed', change }),
    leave: field => send({ type: 'touched', field }),
    submit: () => send({ type: 'submitted' }),
    retry: () => send({ type: 'retried' }),
  })
}
