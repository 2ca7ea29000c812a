import type { ErrorMessage, sendActivation, sendPasswordReset } from '@players-club/api-client'
import type { FieldError } from '@players-club/forms-validation'
import { useClub } from '../../club/useClub.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { spinDuring } from '../../shell/spinner/createSpinner.ts'
import { canRequestEmail, type EmailRequestMachine } from './emailRequest.machine.ts'

export type EmailRequest = {
  readonly email: string
  /** What is wrong with the address. */
  readonly error: FieldError | null
  /** Why no mail was sent. */
  readonly notice: ErrorMessage | null
  readonly isSending: boolean
  readonly canSubmit: boolean
  change(email: string): void
  leave(): void
  submit(): void
}

/** Requests a mail to an address, then opens the confirmation page. */
export function useEmailRequest(
  machine: EmailRequestMachine,
  endpoint: typeof sendActivation | typeof sendPasswordReset,
  sentPath: string,
): EmailRequest {
  const { api, navigator, spinner } = useClub()
  const [state, send] = useMachine(machine, (effect, run) => {
    switch (effect.type) {
      case 'wait':
        return spinDuring(spinner, run.signal)
      case 'send': {
        const { email } = effect
        const mailed = api.call(endpoint, { body: { email } }, { signal: run.signal })
        return run.tell(
          mailed,
          () => ({ type: 'mailed' }),
          error => ({ type: 'failed', error }),
        )
      }
      case 'confirm':
        // In the state, not in the address: addresses are written down in too many places.
        return navigator.go(sentPath, { state: { email: effect.email } })
    }
  })
  return {
    email: state.email,
    error: (state.at === 'editing' && state.error) || null,
    notice: state.at === 'editing' ? state.notice : null,
    isSending: state.at === 'sending',
    canSubmit: canRequestEmail(state),
    change: email => send({ type: 'changed', email }),
    leave: () => send({ type: 'left' }),
    submit: () => send({ type: 'submitted' }),
  }
}
