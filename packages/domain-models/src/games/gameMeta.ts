import { integer, string, type, type Infer } from 'superstruct'

export const gameType = type({ id: integer(), name: string() })
export type GameType = Infer<typeof gameType>

export const gameTag = type({ id: integer(), name: string(), tagTypeId: integer() })
export type GameTag = Infer<typeof gameTag>

/** What tags are about: a theme, a way to play. */
export const gameTagType = type({ id: integer(), name: string() })
export type GameTagType = Infer<typeof gameTagType>
