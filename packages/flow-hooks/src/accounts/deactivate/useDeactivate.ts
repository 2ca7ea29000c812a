import { deactivate, serverMessage } from '@players-club/api-client'
import { MESSAGE_TIMEOUTS } from '@players-club/domain-models'
import { useClub } from '../../club/useClub.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { deactivateMachine, type DeactivateState } from './deactivate.machine.ts'

export type Deactivate = {
  readonly state: DeactivateState
  request(): void
  confirm(): void
  cancel(): void
}

/** The deactivation of a player's account. */
export function useDeactivate(): Deactivate {
  const { api, session, messages, navigator } = useClub()

  const [state, send] = useMachine(deactivateMachine, (effect, run) => {
    switch (effect.type) {
      case 'deactivate': {
        const deactivated = api.call(deactivate, {}, { signal: run.signal })
        const failed = (error: unknown) =>
          ({ type: 'deactivation-failed', message: serverMessage(error) }) as const
        return run.tell(deactivated, () => ({ type: 'deactivated' }), failed)
      }
      case 'endSession':
        return session.end()
      case 'goHome':
        return navigator.go('/')
      case 'tell':
        return messages.raise({
          type: 'success',
          key: 'account.deactivate.confirmationMsg',
          timeout: MESSAGE_TIMEOUTS.extended,
        })
    }
  })

  return {
    state,
    request: () => send({ type: 'requested' }),
    confirm: () => send({ type: 'confirmed' }),
    cancel: () => send({ type: 'cancelled' }),
  }
}
