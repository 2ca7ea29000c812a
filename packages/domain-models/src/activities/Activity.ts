import { array, boolean, integer, min, nullable, string, type, type Infer } from 'superstruct'
import { extraData } from '../shell/extraData.ts'
import { ownPath } from '../shell/ownPath.ts'
import { instant } from '../time/Instant.ts'

/** Points on top of an activity's own, for as long as the campaign runs. */
export const bonusCampaign = type({
  id: integer(),
  name: string(),
  description: string(),
  bonusAmount: min(integer(), 1),
  start: instant(),
  end: instant(),
})
/** Points on top of an activity's own, for as long as the campaign runs. */
export type BonusCampaign = Infer<typeof bonusCampaign>

/** What one player may still earn from an activity; `count` times it has earned already. */
export const activityCap = type({ limitReached: boolean(), remaining: integer(), count: integer() })
/** What one player may still earn from an activity; `count` times it has earned already. */
export type ActivityCap = Infer<typeof activityCap>

/** A way to earn points. */
export const activity = type({
  id: integer(),
  /** Its name among programs. */
  key: string(),
  /** One of `ACTIVITY_TYPES`, or a type that this version does not know. */
  type: string(),
  title: string(),
  description: string(),
  imageUrl: ownPath(),
  videoUrl: nullable(string()),
  /** The page that a link activity opens. */
  externalLink: nullable(string()),
  /** Points for doing it once, and how many the running campaigns add. */
  amount: min(integer(), 0),
  bonusAmount: min(integer(), 0),
  bonusCampaigns: array(bonusCampaign),
  /** The terms have to be accepted first. */
  termsRequired: boolean(),
  termsLink: nullable(ownPath()),
  visibilityWeb: boolean(),
  /** Its page, where the type does not say so. */
  navigateTo: nullable(ownPath()),
  /** Null for a guest, and where nothing limits the player. */
  frequencyCap: nullable(activityCap),
  extraData,
})
/** A way to earn points. */
export type Activity = Infer<typeof activity>

/** What earning once from an activity brought. */
export const activityCredit = type({
  activityKey: string(),
  /** With the bonus in it. */
  points: integer(),
  bonusPoints: integer(),
  frequencyCap: nullable(activityCap),
})
/** What earning once from an activity brought. */
export type ActivityCredit = Infer<typeof activityCredit>

/** What an activity pays: its own points, or with those of a campaign. */
export const ACTIVITY_PRIZE_TYPES = ['LOYALTY_POINTS', 'BONUS_CAMPAIGN'] as const

/** Whether taking part earns anything now. */
export const earnsPoints = ({ amount, bonusAmount }: Pick<Activity, 'amount' | 'bonusAmount'>): boolean =>
  amount + bonusAmount > 0
