'use client'

import type { ErrorMessage } from '@players-club/api-client'
import { largestEntries, type LoungeRedemption } from '@players-club/domain-models'
import { useRef } from 'react'
import type { ActionState } from '../../club/action/action.machine.ts'
import { atMost, balanceAfter, useConfirmedAction } from '../../club/action/useConfirmedAction.ts'
import { balanceOf } from '../../club/query/balanceOf.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { useGetTokens } from '../useGetTokens.ts'
import type { EntryGateState } from './entryGate.machine.ts'
import { isRefusal } from '../../club/isRefusal.ts'
import { entryFailure } from './entryFailure.ts'
import { NotSentError, redeemInRegion } from './redeemInRegion.ts'
import { useEntryGate } from './useEntryGate.ts'
import type { SeenLoungeReward } from './useLoungeReward.ts'

/** What `useRedeemEntries` returns: the checks before, the tokens, the state of the redemption, and the verbs. */
export type RedeemEntries = {
  /** The checks before; the form is shown while it is open. */
  readonly gate: EntryGateState
  /** Its input is the quantity. A request that failed may have arrived: only the very same can be retried. */
  readonly state: ActionState<number, LoungeRedemption>
  /** Why nothing was redeemed; an error that has no text of its own is in the message bar instead. */
  readonly refusal: ErrorMessage | null
  /** Why the same is asked again: the draw, the balance or the price was another one than shown. */
  readonly notice: ErrorMessage | null
  readonly isSignedIn: boolean
  /** Undefined while they are on their way, and for a guest; null where they could not be loaded. */
  readonly tokens: number | null | undefined
  /** How many can be redeemed at once; unknown as long as the tokens are, or who the player is. */
  readonly most: number | undefined
  /** Whether a press has an answer: who the player is and what they have is known, or cannot be had. */
  readonly isReady: boolean
  request(): void
  retryLocation(): void
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
  const club = useClub()
  const openDrawId = reward?.draw?.id
  /** The draw of the form, also when the page shows the next one behind it; null once the form has said so. */
  const shownDrawId = useRef<number | null>(null)
  const gate = useEntryGate({
    refresh,
    needsTokens: true,
    onOpen() {
      shownDrawId.current = openDrawId ?? null
      ask(1)
    },
  })
  const balance = gate.tokens.data?.balance
  const isKnown = gate.profile.data || gate.profile.error
  const most = reward && isKnown && balance !== undefined ? maxEntries(reward, balance) : undefined

  const { state, notice, ask, change, confirm, cancel } = useConfirmedAction({
    key: reward?.id,
    figures: (quantity: number) => ({
      drawId: openDrawId && (shownDrawId.current ?? openDrawId),
      expectedBalance: balanceAfter(balance, reward, quantity),
    }),
    possible: quantity => atMost(quantity, most),
    async call(quantity, { drawId, expectedBalance }, options) {
      if (!reward) throw new Error('There is no reward to redeem.')
      if (drawId === undefined) throw new NotSentError({ key: 'error.reward.noActiveDraws' })
      return redeemInRegion(club, { rewardId: reward.id, drawId, quantity, expectedBalance }, options)
    },
    // What was not sent says nothing of what an earlier request with an unknown outcome did.
    isRefusal: (error, isRetry) => (error instanceof NotSentError ? !isRetry : isRefusal(error, isRetry)),
    toMessage: error => (error instanceof NotSentError ? error.reason : entryFailure(error)),
    onDone: () => gate.reloadSoon(),
    onFailed(error, isRefused, show) {
      if (error.key === 'error.reward.drawChanged') shownDrawId.current = null
      if (isRefused) gate.reload()
      if (!isRefused || !hasOwnText(error)) show(error)
    },
  })
  return useStableVerbs({
    gate: gate.state,
    state,
    refusal: state.at === 'failed' && !state.isOutcomeUnknown && hasOwnText(state.error) ? state.error : null,
    notice,
    isSignedIn: gate.isSignedIn,
    tokens: balanceOf(gate.tokens),
    most,
    isReady: gate.isReady,
    request: gate.request,
    retryLocation: gate.retryLocation,
    choose: change,
    confirm,
    close() {
      if (state.at === 'pending') return
      // The request may have arrived although its answer did not.
      if (state.at === 'failed' && state.isOutcomeUnknown) gate.reload()
      cancel()
      gate.close()
    },
    getTokens: useGetTokens(),
  })
}

const hasOwnText = ({ key }: ErrorMessage) => key !== 'error.general'

const maxEntries = ({ amount, frequencyCap }: SeenLoungeReward, tokens: number) =>
  largestEntries({ tokens, amount, capRemaining: frequencyCap?.remaining ?? null })
