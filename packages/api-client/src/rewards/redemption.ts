import { REDEEMED_AT_ONCE_MAX } from '@players-club/domain-models'
import { integer, max, min, optional } from 'superstruct'

/** How many are redeemed at once. */
export const redeemedQuantity = max(min(integer(), 1), REDEEMED_AT_ONCE_MAX)

/** The balance that the confirmation showed as remaining. A redemption that leaves another balance is refused. */
export const expectedBalance = optional(min(integer(), 0))

/** The errors of any redemption. */
export const redemptionErrors = {
  'rewards.rewardUnavailable': 404,
  'error.reward.notAvailableForUser': 403,
  'error.reward.frequencyCapExceeded': 422,
  'error.reward.dailyEntryLimit': 422,
  'error.reward.overLimit': 422,
  'error.reward.exceededQuantity': 422,
  'error.reward.insufficientPoints': 422,
  'error.reward.balanceChanged': 422,
  'error.reward.moreThanLeft': 422,
} as const
