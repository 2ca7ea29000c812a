import { conversionSteps, type ConversionTerms } from '@players-club/domain-models'

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
