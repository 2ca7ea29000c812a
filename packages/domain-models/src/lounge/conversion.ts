import { boolean, integer, min, string, type, type Infer } from 'superstruct'

/** What one step of the conversion gives and costs, and how much of it the player has left for today. */
export const conversionTerms = type({
  /** Of the activity that gives the tokens, and of the reward that takes the points. */
  activityKey: string(),
  rewardKey: string(),
  /** Tokens of one step. */
  activityAmount: min(integer(), 1),
  /** Points of one step. */
  rewardAmount: min(integer(), 1),
  /** In tokens. */
  frequencyCap: type({ limitReached: boolean(), remaining: min(integer(), 0), count: min(integer(), 0) }),
})
/** What one step of the conversion gives and costs, and how much of it the player has left for today. */
export type ConversionTerms = Infer<typeof conversionTerms>

type StepAmounts = Pick<ConversionTerms, 'activityAmount' | 'rewardAmount'>

/** The most tokens that so many points can buy: a whole number of steps. */
export const conversionMaximum = (points: number, { activityAmount, rewardAmount }: StepAmounts): number => {
  const affordable = Math.floor((points * activityAmount) / rewardAmount)
  return Math.floor(affordable / activityAmount) * activityAmount
}

/** The most tokens that the player can get now: what is affordable, and what today has left of it. */
export const conversionMost = (
  points: number,
  terms: StepAmounts & Pick<ConversionTerms, 'frequencyCap'>,
): number => {
  const { activityAmount, frequencyCap } = terms
  const left = Math.floor(frequencyCap.remaining / activityAmount) * activityAmount
  return Math.min(conversionMaximum(points, terms), left)
}

/** How many steps these tokens are; none where they are no whole steps. */
export const conversionSteps = (tokens: number, { activityAmount }: StepAmounts): number | null =>
  tokens > 0 && tokens % activityAmount === 0 ? tokens / activityAmount : null

/** What these tokens cost in points. */
export const conversionCost = (tokens: number, { activityAmount, rewardAmount }: StepAmounts): number =>
  (tokens / activityAmount) * rewardAmount
