import { boolean, enums, integer, nullable, optional, string, type, type Infer } from 'superstruct'
import { instant } from '../time/Instant.ts'

/** LOUNGE is a drawing of the lounge, whose entries cost tokens. */
export const PROMOTION_TYPES = ['STANDARD', 'PROGRESSIVE', 'SECOND_CHANCE', 'LOUNGE'] as const
export type PromotionType = (typeof PROMOTION_TYPES)[number]

export const PROMOTION_STATUSES = ['comingSoon', 'endingSoon', 'ended'] as const
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number] | null

/** A prize that grows with every entry in its draw, up to a maximum. In cents. */
export const progressivePrize = type({ drawId: integer(), amount: integer(), maximum: integer() })
export type ProgressivePrize = Infer<typeof progressivePrize>

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
export type Promotion = Infer<typeof promotion>
