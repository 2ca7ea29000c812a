import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  number,
  optional,
  string,
  type,
  type Infer,
} from 'superstruct'
import { webAddress } from '../shell/ownPath.ts'
import { instant } from '../time/Instant.ts'

/** SINGLE: the symbols drawn make one line. MULTIPLE: each entry of the result is a line of its own. */
const WINNING_NUMBER_LAYOUTS = ['SINGLE', 'MULTIPLE'] as const
/** SINGLE: the symbols drawn make one line. MULTIPLE: each entry of the result is a line of its own. */
export type WinningNumberLayout = (typeof WINNING_NUMBER_LAYOUTS)[number]

/** How a quick-draw game is shown: the address of its page and the layout of its winning symbols. */
export const quickDrawConfig = type({
  gameId: integer(),
  winningNumberLayout: enums(WINNING_NUMBER_LAYOUTS),
  /** The game's page at its vendor. */
  gameUrl: webAddress(),
})
/** How a quick-draw game is shown: the address of its page and the layout of its winning symbols. */
export type QuickDrawConfig = Infer<typeof quickDrawConfig>

/** A draw of a quick-draw game that has taken place; `winningLines` reads its symbols. */
export const quickDrawResult = type({
  externalId: string(),
  /** Each with its symbols, by their numbers, as a comma list. */
  resultData: array(type({ data: string() })),
  /** In dollars; null without a winner. */
  cashAmount: nullable(number()),
  drawDate: instant(),
  /** The replay of this draw. */
  gameUrl: webAddress(),
})
/** A draw of a quick-draw game that has taken place; `winningLines` reads its symbols. */
export type QuickDrawResult = Infer<typeof quickDrawResult>

/** The draws of one day of a quick-draw game. */
export const quickDrawDay = type({ day: string(), results: array(quickDrawResult) })
/** The draws of one day of a quick-draw game. */
export type QuickDrawDay = Infer<typeof quickDrawDay>

/** The latest draw of a quick-draw game, the latest one that was won, and when the next takes place. */
export const latestQuickDraw = type({
  result: nullable(quickDrawResult),
  /** The latest draw with a winner, which may be an earlier one. */
  lastWon: nullable(quickDrawResult),
  nextDrawDate: nullable(instant()),
  /** The hour of the next draw has come, and its result is awaited. */
  isDrawDue: optional(boolean()),
})
/** The latest draw of a quick-draw game, the latest one that was won, and when the next takes place. */
export type LatestQuickDraw = Infer<typeof latestQuickDraw>
