import { array, type Infer, integer, max, min, object, record, size, string } from 'superstruct'

const amount = max(min(integer(), 0), 1_000_000)

/** One outcome of a game: its amount, and its weight among all outcomes. */
const Prize = object({ amount, weight: max(min(integer(), 1), 1_000_000) })
export type Prize = Infer<typeof Prize>

/** What a club posts: a round of a game with its fixed outcome, and all possible prizes with their weights. */
export const PostedRound = object({
  gameId: size(string(), 1, 40),
  prize: amount,
  /** One prize for each symbol, and one for nothing. */
  prizes: size(array(Prize), 1, 8),
})
export type PostedRound = Infer<typeof PostedRound>

/** An open round: what its page has to reveal. */
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
