import { array, boolean, enums, integer, min, nullable, number, string, type, type Infer } from 'superstruct'
import { ownPath, webAddress } from '../shell/ownPath.ts'
import { instant } from '../time/Instant.ts'

/** What a top prize is: an amount, a jackpot that grows, an amount again and again, or a thing. */
const TOP_PRIZE_TYPES = ['CASH', 'JACKPOT', 'ANNUITY', 'OTHER'] as const
/** What a top prize is: an amount, a jackpot that grows, an amount again and again, or a thing. */
export type TopPrizeType = (typeof TOP_PRIZE_TYPES)[number]

/** A game of the lottery as the library lists it. */
export const game = type({
  /** The id of its record. */
  id: integer(),
  /** The id that it goes by: on tickets, in addresses. */
  gameId: integer(),
  name: string(),
  gameTypeId: integer(),
  /** Its page at the lottery. */
  externalLink: nullable(webAddress()),
  description: string(),
  retailPrice: min(number(), 0),
  ticketFullImage: ownPath(),
  topPrizeType: enums(TOP_PRIZE_TYPES),
  /** In dollars; nothing where it is no amount. */
  topPrize: nullable(number()),
  /** The words for a top prize that no amount says: "$1,000 a week for life". */
  topPrizeText: nullable(string()),
  /** One ticket in so many wins something. */
  overallOdds: nullable(number()),
  playBegin: instant(),
  playEnd: nullable(instant()),
  /** Whether its tickets are sold and can be entered now. */
  isActive: boolean(),
  tagIds: array(integer()),
})
/** A game of the lottery as the library lists it. */
export type Game = Infer<typeof game>

/** What an amount wins, and how often. */
export const gamePrize = type({
  /** 1 is the top prize. */
  level: integer(),
  /** What has to match: "5 numbers and the Powerball", or nothing on a scratcher. */
  match: nullable(string()),
  prize: string(),
  odds: number(),
  /** How many are still to be won; nothing where prizes do not run out. */
  remaining: nullable(integer()),
})
/** What an amount wins, and how often. */
export type GamePrize = Infer<typeof gamePrize>

/** The two ids of a game: that of its record, and the one on tickets and in addresses. */
export const gameIds = type({ id: integer(), gameId: integer() })
/** The two ids of a game: that of its record, and the one on tickets and in addresses. */
export type GameIds = Infer<typeof gameIds>
