import type { ErrorMessage } from '@players-club/api-client'
import { conversionSteps, type ConversionTerms, type UserTokens } from '@players-club/domain-models'
import type { ActionState } from '../../club/action/action.machine.ts'

/** Where the exchange of points for tokens is: closed, choosing, converting, converted or failed. */
export type ConversionState =
  | { readonly at: 'closed' }
  | { readonly at: 'choosing' | 'converting'; readonly tokens: number }
  | { readonly at: 'converted'; readonly tokens: number; readonly balance: number }
  | { readonly at: 'failed'; readonly message: ErrorMessage; readonly isRefusal: boolean }

/** What is chosen, or one step where the terms have changed since and make it no whole number of steps. */
export const wholeSteps = (chosen: number, terms: ConversionTerms | undefined): number =>
  terms && conversionSteps(chosen, terms) === null ? terms.activityAmount : chosen

/** The whole steps of what is chosen that can be had now; one step where that is none. */
export function possibleTokens(
  chosen: number,
  most: number | undefined,
  terms: ConversionTerms | undefined,
): number {
  const whole = wholeSteps(chosen, terms)
  return terms && most !== undefined ? Math.min(whole, Math.max(terms.activityAmount, most)) : whole
}

export function stateOf(state: ActionState<number, UserTokens>): ConversionState {
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
