import {
  array,
  boolean,
  enums,
  integer,
  min,
  nullable,
  optional,
  string,
  type,
  type Infer,
} from 'superstruct'

/** A bucket is a game, filled by tickets of it. */
const BUCKET_TYPES = ['GAME'] as const

/** A super bonus, and how far the player has come: which games it asks for and how many are complete. */
export const superBonus = type({
  superBonusDTO: type({
    name: string(),
    description: string(),
    image: string(),
    /** The address of the rules. */
    rulesDocument: nullable(string()),
    /** How many buckets have to be filled. */
    minBuckets: min(integer(), 1),
    /** How it looks: JSON. */
    theme: string(),
  }),
  numberOfBucketsFilled: min(integer(), 0),
  bucketType: enums(BUCKET_TYPES),
  games: array(type({ gameId: integer(), currentEntries: min(integer(), 0), maxEntries: min(integer(), 1) })),
  /** It has ended, or its activity has: no ticket of any player counts any more. */
  isOver: optional(boolean()),
})
/** A super bonus, and how far the player has come: which games it asks for and how many are complete. */
export type SuperBonus = Infer<typeof superBonus>
/** A game of a super bonus: how many of its tickets have been entered, and how many are asked for. */
export type BucketGame = SuperBonus['games'][number]

/** The icons that the theme of a super bonus may name. */
const SUPER_BONUS_ICONS = ['star', 'sun', 'gem', 'trophy'] as const
/** How a super bonus looks, read from the JSON of its `theme`. */
export interface SuperBonusTheme {
  readonly icon: (typeof SUPER_BONUS_ICONS)[number]
}

/** What the operator wrote about the looks; the plain look where it cannot be read. */
export function superBonusThemeOf({ theme }: SuperBonus['superBonusDTO']): SuperBonusTheme {
  const plain = 'star'
  try {
    const { icon }: { icon?: unknown } = JSON.parse(theme)
    return { icon: SUPER_BONUS_ICONS.find(each => each === icon) ?? plain }
  } catch {
    return { icon: plain }
  }
}

/** Whether enough tickets of this game have been entered for the super bonus. */
export const isBucketFilled = ({ currentEntries, maxEntries }: BucketGame): boolean =>
  currentEntries >= maxEntries

/** How many of the wanted buckets are filled; a collection may offer more games than it asks for. */
export const bucketsCollected = ({ numberOfBucketsFilled, superBonusDTO }: SuperBonus): number =>
  Math.min(numberOfBucketsFilled, superBonusDTO.minBuckets)

/** Whether everything that was to be collected is. */
export const isCollected = ({ numberOfBucketsFilled, superBonusDTO }: SuperBonus): boolean =>
  numberOfBucketsFilled >= superBonusDTO.minBuckets
