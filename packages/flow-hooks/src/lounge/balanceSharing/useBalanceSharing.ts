import { createEmbedCode, errorMessage } from '@players-club/api-client'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useClub } from '../../club/useClub.ts'
import type { WidgetBinding } from '../balanceWidget/WidgetHost.ts'
import { balanceSharingMachine, type BalanceSharingState } from './balanceSharing.machine.ts'

/** The widget that opened this window. Each of the two closes the window. */
export type WidgetOpener = {
  deliver(code: string): void
  decline(): void
}

export type BalanceSharing = {
  readonly state: BalanceSharingState
  allow(): void
  cancel(): void
}

/** The consent that comes after sign-in, in the club's own window. */
export function useBalanceSharing({
  binding,
  opener,
}: {
  readonly binding: WidgetBinding
  readonly opener: WidgetOpener
}): BalanceSharing {
  const { api } = useClub()

  const [state, send] = useMachine(balanceSharingMachine, (effect, run) => {
    switch (effect.type) {
      case 'makeCode':
        return run.tell(
          api.call(createEmbedCode, { body: binding }, { signal: run.signal }),
          ({ code }) => ({ type: 'code-made', code }),
          error => ({ type: 'code-refused', message: errorMessage(error) }),
        )
      case 'deliver':
        return opener.deliver(effect.code)
      case 'decline':
        return opener.decline()
    }
  })

  return {
    state,
    allow: () => send({ type: 'allowed' }),
    cancel: () => send({ type: 'declined' }),
  }
}
