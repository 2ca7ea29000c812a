'use client'

import { changeEmail } from '@players-club/api-client'
import { MESSAGE_TIMEOUTS } from '@players-club/domain-models'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { spinDuring } from '../../club/spinner/createSpinner.ts'
import { useSession } from '../../club/session/useSession.ts'
import { canConfirm, canContinue, changeEmailMachine, type ChangeEmailState } from './changeEmail.machine.ts'

/** What `useChangeEmail` returns: the two steps of changing the address, first the address, then the password. */
export type ChangeEmail = {
  readonly state: ChangeEmailState
  /** The address the player has now. */
  readonly current: string
  readonly canContinue: boolean
  readonly canConfirm: boolean
  changeEmail(email: string): void
  /** The field of the address has been left. */
  leaveEmail(): void
  continue(): void
  changePassword(password: string): void
  back(): void
  submit(): void
}

/** The change of a player's e-mail address. */
export function useChangeEmail(): ChangeEmail {
  const { api, session, spinner, messages, navigator, paths } = useClub()
  const current = useSession().account?.email ?? ''

  const [state, send] = useMachine(changeEmailMachine, (effect, run) => {
    switch (effect.type) {
      case 'spin':
        return spinDuring(spinner, run.signal)
      case 'change': {
        const { email, password } = effect
        // Leaving does not abort it: the server may have ended this session, and its answer has the next one's tokens.
        const changed = api.call(changeEmail, { body: { email, password } }).then(session.renew)
        const failed = (error: unknown) => ({ type: 'change-failed', error }) as const
        return run.sendResult(changed, () => ({ type: 'email-accepted' }), failed)
      }
      case 'goBack':
        return navigator.go(paths.accountSecurity, {
          onFailure: () => run.send({ type: 'navigation-failed' }),
        })
      case 'showSuccess':
        return messages.raise({ type: 'success', key: 'email.updated', timeout: MESSAGE_TIMEOUTS.medium })
    }
  })

  return useStableVerbs({
    state,
    current,
    canContinue: canContinue(state, current),
    canConfirm: canConfirm(state),
    changeEmail: email => send({ type: 'email-changed', email }),
    leaveEmail: () => send({ type: 'email-left', current }),
    continue: () => send({ type: 'email-entered', current }),
    changePassword: password => send({ type: 'password-changed', password }),
    back: () => send({ type: 'stepped-back' }),
    submit: () => send({ type: 'submitted' }),
  })
}
