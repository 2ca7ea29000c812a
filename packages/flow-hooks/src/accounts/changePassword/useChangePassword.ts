'use client'

import { changePassword, checkPassword, type ErrorMessage } from '@players-club/api-client'
import { MESSAGE_TIMEOUTS } from '@players-club/domain-models'
import { filterPassword, passwordStrength, type PasswordStrength } from '@players-club/forms-validation'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { spinDuring } from '../../club/spinner/createSpinner.ts'
import { canChangePassword, changePasswordErrors, changePasswordMachine } from './changePassword.machine.ts'
import type { ChangePasswordErrors, ChangePasswordForm, CurrentCheck } from './changePassword.machine.ts'

/** What `useChangePassword` returns: the form of a new password, the check of the current one, and their errors. */
export type ChangePassword = {
  readonly form: ChangePasswordForm
  readonly check: CurrentCheck
  readonly errors: ChangePasswordErrors
  readonly notice: ErrorMessage | null
  readonly strength: PasswordStrength
  /** Removes the characters that a new password may not contain. */
  readonly filterPassword: typeof filterPassword
  readonly isChanging: boolean
  readonly canSubmit: boolean
  change(change: Partial<ChangePasswordForm>): void
  /** A field has been left. */
  leave(field: keyof ChangePasswordForm): void
  submit(): void
}

/** The change of a player's password. */
export function useChangePassword(): ChangePassword {
  const { api, lottery, session, spinner, messages, navigator, paths } = useClub()

  const [state, send] = useMachine(changePasswordMachine, (effect, run) => {
    const { signal } = run
    switch (effect.type) {
      case 'check': {
        const checked = api.call(checkPassword, { body: { password: effect.password } }, { signal })
        const failed = (error: unknown) => ({ type: 'check-failed', error }) as const
        return run.sendResult(checked, ({ isValid }) => ({ type: 'checked', isValid }), failed)
      }
      case 'spin':
        return spinDuring(spinner, signal)
      case 'change': {
        const { current: currentPassword, next: newPassword } = effect.form
        const body = { currentPassword, newPassword }
        // Leaving does not abort it: the server may have ended this session, and its answer has the next one's tokens.
        const changed = api.call(changePassword, { body }).then(session.renew)
        const failed = (error: unknown) => ({ type: 'change-failed', error }) as const
        return run.sendResult(changed, () => ({ type: 'password-changed' }), failed)
      }
      case 'goHome':
        return navigator.go(paths.home, { onFailure: () => run.send({ type: 'navigation-failed' }) })
      case 'showSuccess':
        return messages.raise({
          type: 'success',
          key: 'password.updated',
          timeout: MESSAGE_TIMEOUTS.medium,
        })
    }
  })

  return useStableVerbs({
    form: state.form,
    check: state.check,
    errors: changePasswordErrors(state),
    notice: state.notice,
    strength: passwordStrength(state.form.next, {
      brand: lottery.brand,
      email: session.getState().account?.email,
    }),
    filterPassword,
    isChanging: state.at !== 'editing',
    canSubmit: canChangePassword(state),
    change: change => send({ type: 'changed', change }),
    leave: field => send({ type: 'touched', field }),
    submit: () => send({ type: 'submitted' }),
  })
}
