import { boolean, enums, integer, type, type Infer } from 'superstruct'
import { INVITE_USES_PER_MONTH } from '../accounts/constants.ts'

/** Activities that the club credits by itself when something has been done. */
export const CREDITED_ACTIVITIES = ['complete-profile', 'promotions-email-opt-in', 'invite-accepted'] as const
/** The key of an activity that the club credits by itself when something has been done. */
export type CreditedActivityKey = (typeof CREDITED_ACTIVITIES)[number]

/** What such an activity earns, and how often: within a month of the lottery, or ever. */
interface CreditTerms {
  readonly points: number
  readonly cap: number
  readonly period: 'ever' | 'month'
}

/** What each activity that the club credits by itself earns, how often, and in which period. */
export const CREDIT_TERMS: Readonly<Record<CreditedActivityKey, CreditTerms>> = {
  'complete-profile': { points: 500, cap: 1, period: 'ever' },
  'promotions-email-opt-in': { points: 250, cap: 1, period: 'ever' },
  'invite-accepted': { points: 1000, cap: INVITE_USES_PER_MONTH, period: 'month' },
}

/** What one of them earns this player, and whether there is nothing more to earn from it now. */
export const activityStatus = type({
  key: enums(CREDITED_ACTIVITIES),
  points: integer(),
  limitReached: boolean(),
})
/** What a credited activity earns this player, and whether there is nothing more to earn from it now. */
export type ActivityStatus = Infer<typeof activityStatus>
