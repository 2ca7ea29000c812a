import { boolean, enums, integer, min, nullable, string, type, type Infer } from 'superstruct'
import { extraData } from '../shell/extraData.ts'
import { ownPath } from '../shell/ownPath.ts'
import { instant } from '../time/Instant.ts'
import { REWARD_TYPES } from './constants.ts'

const fields = {
  id: integer(),
  key: string(),
  type: enums(REWARD_TYPES),
  title: string(),
  summary: string(),
  /** Points for one of it. */
  amount: min(integer(), 1),
  imageUrl: ownPath(),
  end: nullable(instant()),
  /** From when on it is said to end soon; null leaves it to the period of draws. */
  endingSoon: nullable(instant()),
  /** Until when a draw takes entries. */
  entryEnd: nullable(instant()),
  externalId: nullable(string()),
  /** The draw that a DRAW gives entries to. */
  drawId: nullable(integer()),
  createdDate: instant(),
  featured: boolean(),
  visibilityWeb: boolean(),
  /** How many are left; null where there is no end of them. */
  remaining: nullable(integer()),
  termsConditionsUrl: nullable(ownPath()),
  extraData,
}

/** What points can be spent on. */
export const reward = type(fields)
/** What points can be spent on. */
export type Reward = Infer<typeof reward>

/** What one player may still redeem of a reward; `count` of it has been redeemed. */
export const rewardCap = type({ limitReached: boolean(), remaining: integer(), count: integer() })
/** What one player may still redeem of a reward; `count` of it has been redeemed. */
export type RewardCap = Infer<typeof rewardCap>

const ofVisitor = {
  ...fields,
  /** False where the reward is for players of a segment that the visitor is not of; a guest is of none. */
  isAvailable: boolean(),
}

/** A reward as a guest sees it. */
export const guestReward = type(ofVisitor)
/** A reward as a guest sees it. */
export type GuestReward = Infer<typeof guestReward>

/** A reward as one player sees it. */
export const playerReward = type({
  ...ofVisitor,
  /** Null where nothing limits the player. */
  frequencyCap: nullable(rewardCap),
  /** How many can be redeemed at all. */
  redemption: type({ remaining: nullable(integer()) }),
})
/** A reward as one player sees it. */
export type PlayerReward = Infer<typeof playerReward>

/** A reward as the visitor sees it; a guest has no player fields. */
export type SeenReward = GuestReward & Partial<Pick<PlayerReward, 'frequencyCap' | 'redemption'>>
