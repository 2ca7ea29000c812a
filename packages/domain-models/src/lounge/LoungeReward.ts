import { assign, boolean, enums, integer, min, nullable, string, type, type Infer } from 'superstruct'
import { extraData } from '../shell/extraData.ts'
import { ownPath } from '../shell/ownPath.ts'
import { ENTRIES_AT_ONCE_MAX } from './constants.ts'
import { enteredLoungeDraw, loungeDraw } from './LoungeDraw.ts'

/** How often a drawing of the lounge takes place. */
export const DRAWING_FREQUENCIES = ['weekly', 'biweekly', 'monthly', 'quarterly'] as const
/** How often a drawing of the lounge takes place. */
export type DrawingFrequency = (typeof DRAWING_FREQUENCIES)[number]

const fields = type({
  id: integer(),
  /** The number of the promotion that its draws belong to. */
  externalId: integer(),
  internalName: string(),
  title: string(),
  frequency: enums(DRAWING_FREQUENCIES),
  /** Tokens for one entry. */
  amount: min(integer(), 1),
  imageUrl: ownPath(),
  summary: string(),
  description: string(),
  termsConditionsUrl: nullable(ownPath()),
  extraData,
  /** In cents. */
  topPrize: min(integer(), 0),
})

/** A reward of the lounge: entries to a drawing. `draw` is the one that takes entries now. */
export const loungeReward = assign(fields, type({ draw: nullable(loungeDraw) }))
/** A reward of the lounge: entries to a drawing. `draw` is the one that takes entries now. */
export type LoungeReward = Infer<typeof loungeReward>

/** The same as one player sees it; nothing limits the player where there is no cap. */
export const playerLoungeReward = assign(
  fields,
  type({
    draw: nullable(enteredLoungeDraw),
    frequencyCap: nullable(type({ limitReached: boolean(), remaining: min(integer(), 0) })),
  }),
)
/** A reward of the lounge as one player sees it; without a cap nothing limits the player. */
export type PlayerLoungeReward = Infer<typeof playerLoungeReward>

/** How many entries a player can redeem at once. */
export const largestEntries = ({
  tokens,
  amount,
  capRemaining,
}: {
  tokens: number
  amount: number
  capRemaining: number | null
}): number =>
  Math.max(0, Math.min(Math.floor(tokens / amount), capRemaining ?? Infinity, ENTRIES_AT_ONCE_MAX))

/** The result of redeeming entries. */
export const loungeRedemption = type({
  id: string(),
  rewardId: integer(),
  drawId: integer(),
  quantity: integer(),
  tokens: integer(),
  /** What the player holds after it, and how many entries of the draw are the player's. */
  balance: min(integer(), 0),
  playerEntries: min(integer(), 0),
})
/** The result of redeeming entries. */
export type LoungeRedemption = Infer<typeof loungeRedemption>
