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
import { useConfirmedAction } from '../../club/action/useConfirmedAction.ts'
import { useQuery } from '../../club/query/useQuery.ts'
import { useClub } from '../../club/useClub.ts'
import { useRefreshOnNewDay } from '../../club/useRefreshOnNewDay.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { usePointsBalance } from '../../history/usePointsBalance.ts'
import { useUserTokens } from '../useUserTokens.ts'
import { possibleTokens, wholeSteps } from './possibleTokens.ts'

/** Why nothing can be converted now: too few points for one step, or nothing left for today. */
export type ConversionObstacle = 'tooFewPoints' | 'limitReached'

/** What `useConversion` returns: the terms, how many tokens can be had for points, and the verbs. */
export type Conversion = {
  /** Its input is how many tokens are chosen. A request that failed may have arrived: only the very same can be retried. */
  readonly state: ActionState<number, UserTokens>
  /** Why the same is asked again: the price was another one than shown. */
  readonly notice: ErrorMessage | null
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
  refresh(): Promise<unknown>
}

/** Points for tokens, by steps, as far as points and the day allow. */
export function useConversion(): Conversion {
  const { api, spinner } = useClub()
  const query = useQuery(getConversion, {})
  const [points, tokens] = [usePointsBalance(), useUserTokens()]
  // The day's limit begins again.
  useRefreshOnNewDay(query.refresh)
  const terms = query.data
  const refresh = () => {
    void tokens.refresh()
    return Promise.all([query.refresh(), points.refresh()])
  }

  const balance = points.data?.balance
  const isKnown = terms !== undefined && balance !== undefined
  const most = isKnown ? conversionMost(balance, terms) : undefined
  const { state, notice, ask, change, confirm, cancel } = useConfirmedAction({
    figures(chosen: number) {
      const quantity = terms && conversionSteps(chosen, terms)
      if (!quantity) throw new Error('There is nothing to convert.')
      return { quantity, points: conversionCost(chosen, terms), tokens: chosen }
    },
    possible: chosen => possibleTokens(chosen, most, terms),
    async call(_, body, options) {
      const hide = spinner.show()
      return api
        .call(redeemPointsForTokens, { body }, options)
        .finally(() => hide(SPINNER_AFTER_CONVERSION_MS))
    },
    onDone: () => void refresh(),
    onFailed: () => void refresh(),
  })

  const chosen = 'input' in state ? wholeSteps(state.input, terms) : undefined
  return useStableVerbs({
    state,
    notice,
    terms,
    points: balance,
    most,
    cost: terms && chosen !== undefined ? conversionCost(chosen, terms) : undefined,
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
      if (state.at === 'failed') void refresh()
      cancel()
    },
    refresh,
  })
}

function obstacleTo(points: number, terms: ConversionTerms): ConversionObstacle | null {
  if (conversionMaximum(points, terms) === 0) return 'tooFewPoints'
  return conversionMost(points, terms) === 0 ? 'limitReached' : null
}
