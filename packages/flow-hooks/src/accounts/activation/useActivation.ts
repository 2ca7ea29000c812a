import { activate, type ErrorMessage } from '@players-club/api-client'
import { useClub } from '../../club/useClub.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { activationMachine, type ActivationOutcome } from './activation.machine.ts'

export type ActivationFlow = {
  /** What came of it; null while the club is being asked. */
  readonly outcome: ActivationOutcome | null
  readonly message: ErrorMessage | null
  retry(): void
}

/** Activates the account that the key was mailed for. */
export function useActivation(key: string): ActivationFlow {
  const { api } = useClub()
  const [state, send] = useMachine(activationMachine, (_, run) => {
    // The key works once, and React mounts twice in development: only the mount that stays sends the request.
    queueMicrotask(() => {
      if (run.signal.aborted) return
      const activated = api.call(activate, { body: { key } }, { signal: run.signal })
      run.tell(
        activated,
        () => ({ type: 'activated' }),
        error => ({ type: 'failed', error }),
      )
    })
  })
  const { outcome, message } = state.at === 'done' ? state : { outcome: null, message: null }
  return { outcome, message, retry: () => send({ type: 'retried' }) }
}
