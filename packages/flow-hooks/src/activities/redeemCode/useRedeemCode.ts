import { redeemCode, type ErrorMessage } from '@players-club/api-client'
import { CODE_ERRORS, type CodeRedemption } from '@players-club/domain-models'
import { isPlayer } from '../../accounts/session/Session.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useStore } from '../../club/store/useStore.ts'
import { useClub } from '../../club/useClub.ts'
import { usePointsBalance } from '../../history/usePointsBalance.ts'
import { activityRefusal } from '../activityRefusal.ts'
import { isRefusal } from '../../club/isRefusal.ts'
import { redeemCodeMachine, type RedeemCodeState } from './redeemCode.machine.ts'

export type RedeemCode = {
  readonly state: RedeemCodeState
  change(code: string): void
  /** Redeems the code; a guest is brought to the sign-in, and back from there. */
  submit(): void
  /** What it brought has been seen. */
  close(): void
}

export interface RedeemCodeOptions {
  /** The activity whose codes are taken here; those of any, where there is none. */
  campaignId?: number
  /** Asks for the activity again, from which there may be less to earn now. */
  refresh?: () => Promise<void>
}

/** What is wrong with the code; null where it was good. */
function faultOf({ errorKey, detail }: CodeRedemption): ErrorMessage | null {
  if (errorKey === null) return null
  const key = CODE_ERRORS.find(known => known === errorKey)
  if (key) return { key }
  return detail ? { text: detail } : { key: 'error.general' }
}

/** A promo code for points. */
export function useRedeemCode({ campaignId, refresh }: RedeemCodeOptions = {}): RedeemCode {
  const { api, confetti, id, navigator, session } = useClub()
  const isSignedIn = isPlayer(useStore(session))
  const balance = usePointsBalance()

  const [state, send] = useMachine(redeemCodeMachine, (effect, { signal, tell }) => {
    switch (effect.type) {
      case 'redeem': {
        const body = { codeValue: effect.code, ...(campaignId !== undefined && { campaignId }) }
        return tell(
          api.call(redeemCode, { body }, { signal, idempotencyKey: effect.key }),
          redemption => ({ type: 'answered', redemption, error: faultOf(redemption) }),
          error => ({ type: 'failed', message: activityRefusal(error), isRefusal: isRefusal(error) }),
        )
      }
      case 'celebrate':
        return confetti.celebrate()
      case 'refresh':
        void Promise.all([balance.refresh(), refresh?.()])
    }
  })

  return {
    state,
    change: code => send({ type: 'changed', code }),
    submit() {
      if (isSignedIn) return send({ type: 'submitted', key: id() })
      const { pathname, search } = navigator.location()
      navigator.go(`/login?${new URLSearchParams({ from: pathname + search }).toString()}`)
    },
    close: () => send({ type: 'closed' }),
  }
}
