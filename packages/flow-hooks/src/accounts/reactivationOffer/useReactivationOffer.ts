import { errorMessage, unsuspendByEmail, type ErrorMessage } from '@players-club/api-client'
import { useClub } from '../../club/useClub.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { reactivationOfferMachine } from './reactivationOffer.machine.ts'

export type ReactivationOffer = {
  /** Where the dialog is; `null` while there is none. */
  readonly step: 'asking' | 'sending' | 'sent' | null
  /** Why the email could not be sent. */
  readonly error: ErrorMessage | null
  offer(email: string): void
  /** Yes, reactivate: has the key mailed. */
  accept(): void
  close(): void
}

/** The dialog for the owner of a suspended account, wherever the club notices that it is. */
export function useReactivationOffer(): ReactivationOffer {
  const { api } = useClub()
  const [state, send] = useMachine(reactivationOfferMachine, ({ email }, run) => {
    const mailed = api.call(unsuspendByEmail, { body: { email } }, { signal: run.signal })
    run.tell(
      mailed,
      () => ({ type: 'mailed' }),
      error => ({ type: 'failed', message: errorMessage(error) }),
    )
  })
  return {
    step: state.at === 'closed' ? null : state.at,
    error: state.at === 'asking' ? state.error : null,
    offer: email => send({ type: 'offered', email }),
    accept: () => send({ type: 'accepted' }),
    close: () => send({ type: 'closed' }),
  }
}
