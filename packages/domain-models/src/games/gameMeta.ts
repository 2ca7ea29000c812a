import { integer, string, type, type Infer } from 'superstruct'

/** A type of games, such as scratchers; `GAME_TYPE_IDS` has the ids. */
export const gameType = type({ id: integer(), name: string() })
/** A type of games, such as scratchers; `GAME_TYPE_IDS` has the ids. */
export type GameType = Infer<typeof gameType>

/** A tag that games can be filtered by; `tagTypeId` says what kind of tag it is. */
export const gameTag = type({ id: integer(), name: string(), tagTypeId: integer() })
/** A tag that games can be filtered by; `tagTypeId` says what kind of tag it is. */
export type GameTag = Infer<typeof gameTag>

/** What tags are about: a theme, a way to play. */
export const gameTagType = type({ id: integer(), name: string() })
/** What tags are about: a theme, a way to play. */
export type GameTagType = Infer<typeof gameTagType>
