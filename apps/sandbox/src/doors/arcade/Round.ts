import { array, type Infer, integer, max, min, object, record, size, string } from 'superstruct'

const amount = max(min(integer(), 0), 1_000_000)

/** One of the outcomes of a game: so many points, in so many of all plays. */
const Prize = object({ amount, weight: max(min(integer(), 1), 1_000_000) })
export type Prize = Infer<typeof Prize>

/** What a club asks for: a round of a game whose outcome it has fixed, and what could have been won how often. */
export const PostedRound = object({
  gameId: size(string(), 1, 40),
  prize: amount,
  /** As many as there are pictures for, and one for nothing. */
  prizes: size(array(Prize), 1, 8),
})
export type PostedRound = Infer<typeof PostedRound>

/** A round that is open: what its page is told to reveal. */
export const Round = object({
  reference: string(),
  gameId: string(),
  prize: integer(),
  token: string(),
  face: string(),
  gameConfig: record(string(), string()),
  openedAt: string(),
})
export type Round = Infer<typeof Round>

export const Rounds = array(Round)
export type Rounds = Infer<typeof Rounds>
