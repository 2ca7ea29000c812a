import { ApiError, errorMessage, getProfile, redeemEntries } from '@players-club/api-client'
import {
  isIdentityValid,
  largestEntries,
  MESSAGE_TIMEOUTS,
  RELOAD_AFTER_REDEMPTION_MS,
} from '@players-club/domain-models'
import { isPlayer } from '../../accounts/session/Session.ts'
import { after } from '../../club/machine/after.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useQuery } from '../../club/query/useQuery.ts'
import { useStore } from '../../club/store/useStore.ts'
import { useClub } from '../../club/useClub.ts'
import { askLocation } from '../../location/askLocation.ts'
import { isRefusal } from '../isRefusal.ts'
import { useUserTokens } from '../useUserTokens.ts'
import {
  redeemEntriesMachine,
  type RedeemEntriesEvent,
  type RedeemEntriesState,
} from './redeemEntries.machine.ts'
import type { SeenLoungeReward } from './useLoungeReward.ts'

export type RedeemEntries = {
  readonly state: RedeemEntriesState
  readonly isSignedIn: boolean
  /** Unknown while they are on their way. */
  readonly tokens: number | undefined
  /** How many can be redeemed at once; unknown as long as the tokens are. */
  readonly most: number | undefined
  request(): void
  choose(quantity: number): void
  confirm(): void
  close(): void
}

/** Tokens for entries to a drawing: for those who are signed in, verified and in the state. */
export function useRedeemEntries(
  reward: SeenLoungeReward | undefined,
  refresh: () => Promise<void>,
): RedeemEntries {
  const club = useClub()
  const { api, clock, id, messages, navigator, session } = club
  const isSignedIn = isPlayer(useStore(session))
  const [tokens, profile] = [useUserTokens(), useQuery(getProfile, {})]
  const reload = () => void Promise.all([refresh(), tokens.refresh(), profile.refresh()])

  const [state, send] = useMachine(redeemEntriesMachine, (effect, { signal, tell }) => {
    switch (effect.type) {
      case 'signIn': {
        const from = navigator.location().pathname
        return navigator.go(`/login?${new URLSearchParams({ from })}`)
      }
      case 'locate':
        return tell(askLocation(club, signal), outcome => ({ type: 'located', outcome, key: id() }), failed)
      case 'redeem': {
        if (!reward) return
        const body = { rewardId: reward.id, quantity: effect.quantity }
        const options = { signal, idempotencyKey: effect.key }
        return tell(
          api.call(redeemEntries, { body }, options),
          redemption => ({ type: 'redeemed', redemption }),
          failed,
        )
      }
      case 'tell':
        return messages.raise({ type: 'error', ...effect.message, timeout: MESSAGE_TIMEOUTS.long })
      case 'reloadSoon':
        return after(clock, RELOAD_AFTER_REDEMPTION_MS, signal, reload)
      case 'reload':
        return reload()
    }
  })

  const balance = tokens.data?.balance
  return {
    state,
    isSignedIn,
    tokens: balance,
    most: reward && balance !== undefined ? mostOf(reward, balance) : undefined,
    request: () =>
      send({
        type: 'requested',
        isSignedIn,
        isVerified: profile.data !== undefined && isIdentityValid(profile.data),
      }),
    choose: quantity => send({ type: 'quantity-chosen', quantity }),
    confirm: () => send({ type: 'confirmed' }),
    close: () => send({ type: 'closed' }),
  }
}

const mostOf = ({ amount, frequencyCap }: SeenLoungeReward, tokens: number) =>
  largestEntries({ tokens, amount, capRemaining: frequencyCap?.remaining ?? null })

/** What has a key is a refusal with words of its own; of anything else nobody knows what became of it. */
function failed(error: unknown): RedeemEntriesEvent {
  if (!(error instanceof ApiError)) return { type: 'lost', message: { key: 'error.general' } }
  if (error.messageKey && isRefusal(error)) return { type: 'refused', message: errorMessage(error) }
  return { type: 'lost', message: error.kind === 'problem' ? { key: 'error.general' } : errorMessage(error) }
}
