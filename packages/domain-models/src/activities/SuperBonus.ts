import { array, enums, integer, min, nullable, string, type, type Infer } from 'superstruct'

/** A bucket is a game, filled by tickets of it. */
export const BUCKET_TYPES = ['GAME'] as const

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
})
export type SuperBonus = Infer<typeof superBonus>
export type BucketGame = SuperBonus['games'][number]

export const SUPER_BONUS_ICONS = ['star', 'sun', 'gem', 'trophy'] as const
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

export const isBucketFilled = ({ currentEntries, maxEntries }: BucketGame): boolean =>
  currentEntries >= maxEntries

/** Whether everything that was to be collected is. */
export const isCollected = ({ numberOfBucketsFilled, superBonusDTO }: SuperBonus): boolean =>
  numberOfBucketsFilled >= superBonusDTO.minBuckets
