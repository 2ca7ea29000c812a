import { redeemEntries } from '@players-club/api-client'
import { largestEntries } from '@players-club/domain-models'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useClub } from '../../club/useClub.ts'
import { useGetTokens } from '../useGetTokens.ts'
import { redeemEntriesMachine, type RedeemEntriesState } from './redeemEntries.machine.ts'
import { failed, useEntryGate, type EntryGate } from './useEntryGate.ts'
import type { SeenLoungeReward } from './useLoungeReward.ts'

export type RedeemEntries = {
  readonly state: RedeemEntriesState
  readonly isSignedIn: boolean
  /** Unknown while they are on their way. */
  readonly tokens: number | undefined
  /** How many can be redeemed at once; unknown as long as the tokens are, or who the player is. */
  readonly most: number | undefined
  /** Whether a press has an answer: who the player is and what they have is known, or cannot be had. */
  readonly isReady: boolean
  request(): void
  choose(quantity: number): void
  confirm(): void
  close(): void
  /** Leads to the store, and from there back. */
  getTokens(): void
}

/** Tokens for entries to a drawing: for those who are signed in, verified and in the state. */
export function useRedeemEntries(
  reward: SeenLoungeReward | undefined,
  refresh: () => Promise<void>,
): RedeemEntries {
  const { api, id } = useClub()
  const gate = useEntryGate(refresh)
  const { isSignedIn } = gate

  const [state, send] = useMachine(redeemEntriesMachine, (effect, { signal, tell }) => {
    switch (effect.type) {
      case 'locate':
        return tell(gate.locate(signal), outcome => ({ type: 'located', outcome, key: id() }), failed)
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
      default:
        return gate.perform(effect, signal)
    }
  })

  const balance = gate.tokens.data?.balance
  const request = requestEvent(gate)
  return {
    state,
    isSignedIn,
    tokens: balance,
    most: reward && gate.request && balance !== undefined ? maxEntries(reward, balance) : undefined,
    isReady: request !== null,
    request: () => request && send(request),
    choose: quantity => send({ type: 'quantity-chosen', quantity }),
    confirm: () => send({ type: 'confirmed' }),
    close: () => send({ type: 'closed' }),
    getTokens: useGetTokens(),
  }
}

/** Without the token balance the maximum is unknown, so nothing is redeemed before it is loaded. */
function requestEvent({ isSignedIn, request, tokens }: EntryGate): EntryGate['request'] {
  if (!isSignedIn || tokens.data) return request
  return tokens.error && { type: 'unknown', message: tokens.error }
}

const maxEntries = ({ amount, frequencyCap }: SeenLoungeReward, tokens: number) =>
  largestEntries({ tokens, amount, capRemaining: frequencyCap?.remaining ?? null })
