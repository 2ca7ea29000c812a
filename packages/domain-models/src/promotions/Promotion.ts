import { boolean, enums, integer, nullable, optional, string, type, type Infer } from 'superstruct'
import { instant } from '../time/Instant.ts'

/** LOUNGE is a drawing of the lounge, whose entries cost tokens. */
const PROMOTION_TYPES = ['STANDARD', 'PROGRESSIVE', 'SECOND_CHANCE', 'LOUNGE'] as const
/** LOUNGE is a drawing of the lounge, whose entries cost tokens. */
export type PromotionType = (typeof PROMOTION_TYPES)[number]

/** The statuses that a promotion's card names, beside none. */
const PROMOTION_STATUSES = ['comingSoon', 'endingSoon', 'ended'] as const
/** The status that a promotion's card names; null while it just runs. */
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number] | null

/** A prize that grows with every entry in its draw, up to a maximum. In cents. */
export const progressivePrize = type({ drawId: integer(), amount: integer(), maximum: integer() })
/** A prize that grows with every entry in its draw, up to a maximum. In cents. */
export type ProgressivePrize = Infer<typeof progressivePrize>

/** A promotion as lists show it; a progressive one has a prize that grows. */
export const promotion = type({
  id: integer(),
  name: string(),
  description: string(),
  fullImage: string(),
  /** Put before all others by the lottery. */
  featured: boolean(),
  promotionType: enums(PROMOTION_TYPES),
  start: instant(),
  /** From this moment on it is ending soon. */
  endingSoon: instant(),
  entryEnd: instant(),
  /** What it is displayed as by the server's clock, which is the lottery's; nothing where it simply runs. */
  status: nullable(enums(PROMOTION_STATUSES)),
  progressiveDrawDate: optional(nullable(instant())),
  progressiveEntryEndDate: optional(nullable(instant())),
  progressiveDrawNumber: optional(nullable(integer())),
  progressivePrize: optional(nullable(progressivePrize)),
})
/** A promotion as lists show it; a progressive one has a prize that grows. */
export type Promotion = Infer<typeof promotion>
