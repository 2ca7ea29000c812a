'use client'

import { getConversion, redeemPointsForTokens, type ErrorMessage } from '@players-club/api-client'
import {
  conversionCost,
  conversionMaximum,
  conversionMost,
  conversionSteps,
  SPINNER_AFTER_CONVERSION_MS,
  type ConversionTerms,
  type UserTokens,
} from '@players-club/domain-models'
import type { ActionState } from '../../club/action/action.machine.ts'
import { useAction } from '../../club/action/useAction.ts'
import { useQuery } from '../../club/query/useQuery.ts'
import { useClub } from '../../club/useClub.ts'
import { usePointsBalance } from '../../history/usePointsBalance.ts'
import { useUserTokens } from '../useUserTokens.ts'

/** Why nothing can be converted now: too few points for one step, or nothing left for today. */
export type ConversionObstacle = 'tooFewPoints' | 'limitReached'

/** Where the exchange of points for tokens is: closed, choosing, converting, converted or failed. */
export type ConversionState =
  | { readonly at: 'closed' }
  | { readonly at: 'choosing' | 'converting'; readonly tokens: number }
  | { readonly at: 'converted'; readonly tokens: number; readonly balance: number }
  | { readonly at: 'failed'; readonly message: ErrorMessage; readonly isRefusal: boolean }

/** What `useConversion` returns: the terms, how many tokens can be had for points, and the verbs. */
export type Conversion = {
  readonly state: ConversionState
  /** Undefined as long as they are not known, as are points, most and cost. */
  readonly terms: ConversionTerms | undefined
  readonly points: number | undefined
  /** The most tokens that can be had now. */
  readonly most: number | undefined
  /** What the chosen tokens cost in points. */
  readonly cost: number | undefined
  readonly obstacle: ConversionObstacle | null
  readonly error: ErrorMessage | null
  open(): void
  choose(tokens: number): void
  confirm(): void
  /** The same once more, after its answer was lost. */
  retry(): void
  close(): void
  refresh(): void
}

/** Points for tokens, by steps, as far as points and the day allow. */
export function useConversion(): Conversion {
  const { api, spinner } = useClub()
  const query = useQuery(getConversion, {})
  const [points, tokens] = [usePointsBalance(), useUserTokens()]
  const terms = query.data
  const refresh = () => void Promise.all([query.refresh(), points.refresh(), tokens.refresh()])

  const { state, ask, change, confirm, cancel } = useAction({
    async call(chosen: number, options) {
      const quantity = terms && conversionSteps(chosen, terms)
      if (!quantity) throw new Error('There is nothing to convert.')
      const hide = spinner.show()
      return api
        .call(redeemPointsForTokens, { body: { quantity } }, options)
        .finally(() => hide(SPINNER_AFTER_CONVERSION_MS))
    },
    onDone: refresh,
    onFailed: refresh,
  })

  const balance = points.data?.balance
  const isKnown = terms !== undefined && balance !== undefined
  const most = isKnown ? conversionMost(balance, terms) : undefined
  return {
    state: stateOf(state),
    terms,
    points: balance,
    most,
    cost: terms && 'input' in state ? conversionCost(state.input, terms) : undefined,
    obstacle: isKnown ? obstacleTo(balance, terms) : null,
    error: isKnown ? null : (query.error ?? points.error),
    open() {
      if (terms && most) ask(terms.activityAmount)
    },
    choose: change,
    confirm,
    retry() {
      if (state.at === 'failed' && state.isOutcomeUnknown) confirm()
    },
    close() {
      // What may have arrived shows in the balances.
      if (state.at === 'failed') refresh()
      cancel()
    },
    refresh,
  }
}

function stateOf(state: ActionState<number, UserTokens>): ConversionState {
  switch (state.at) {
    case 'idle':
      return { at: 'closed' }
    case 'confirming':
      return { at: 'choosing', tokens: state.input }
    case 'pending':
      return { at: 'converting', tokens: state.input }
    case 'done':
      return { at: 'converted', tokens: state.input, balance: state.value.balance }
    case 'failed':
      return { at: 'failed', message: state.error, isRefusal: !state.isOutcomeUnknown }
  }
}

function obstacleTo(points: number, terms: ConversionTerms): ConversionObstacle | null {
  if (conversionMaximum(points, terms) === 0) return 'tooFewPoints'
  return conversionMost(points, terms) === 0 ? 'limitReached' : null
}
