import { array, assign, enums, integer, nullable, optional, string, type, type Infer } from 'superstruct'
import { instant } from '../time/Instant.ts'

/** What a draw gives: points are credited by the club, money is in cents, anything else is described. */
const DRAW_PRIZE_TYPES = ['POINTS', 'CASH', 'MERCHANDISE'] as const
/** What a draw gives: points are credited by the club, money is in cents, anything else is described. */
export type DrawPrizeType = (typeof DRAW_PRIZE_TYPES)[number]

/** All that is published of a winner: a first name and an initial. */
export const drawWinner = type({ place: integer(), name: nullable(string()) })
/** A prize of a draw: what it is, how much of it, and how often it is drawn. */
export const drawPrize = type({
  id: integer(),
  drawId: integer(),
  name: string(),
  prizeType: enums(DRAW_PRIZE_TYPES),
  /** Points, or cents. */
  amount: integer(),
  /** How many of it are drawn. */
  quantity: integer(),
})
/** A prize of a draw: what it is, how much of it, and how often it is drawn. */
export type DrawPrize = Infer<typeof drawPrize>

/** A prize with the words about it. */
export const drawPrizeContent = assign(drawPrize, type({ description: string() }))
/** A prize with the words about it. */
export type DrawPrizeContent = Infer<typeof drawPrizeContent>

/** A prize with those who won it. */
export const wonPrize = assign(drawPrize, type({ winners: array(drawWinner) }))
/** A prize with those who won it. */
export type WonPrize = Infer<typeof wonPrize>

/** The stages of a draw, in order: before its entries, with them, after them, with its winners announced. */
const DRAW_STAGES = ['upcoming', 'open', 'closed', 'announced'] as const
/** The stage of a draw: before its entries, with them, after them, or with its winners announced. */
export type DrawStage = (typeof DRAW_STAGES)[number]

/** A draw of a promotion or reward: its dates, its stage, and what has been entered into it. */
export const draw = type({
  id: integer(),
  promotionId: nullable(integer()),
  name: string(),
  start: instant(),
  /** Entries count until this moment. */
  end: instant(),
  /** When the winners are picked. */
  draw: instant(),
  winnerAnnouncement: instant(),
  /** How far it has come by the server's clock. */
  stage: enums(DRAW_STAGES),
  drawNumber: integer(),
  /** Of all players together. */
  entries: integer(),
  /** In cents. */
  totalPrizeAmount: integer(),
  prizes: optional(array(wonPrize)),
})
/** A draw of a promotion or reward: its dates, its stage, and what has been entered into it. */
export type Draw = Infer<typeof draw>

/** A draw with what it takes to check it: the hash of its seed once it is closed, the seed once it is announced. */
export const drawDetails = assign(
  draw,
  type({
    seedHash: nullable(string()),
    seed: nullable(string()),
    /** Numbers of entries that cannot win, of accounts that were suspended or deleted when the draw closed. */
    excludedEntries: array(type({ first: integer(), last: integer() })),
  }),
)
/** A draw with what it takes to check it: the hash of its seed once it is closed, the seed once it is announced. */
export type DrawDetails = Infer<typeof drawDetails>

/** What a player has in a draw. */
export const entryDetails = type({ drawId: integer(), entries: integer(), totalEntries: integer() })
/** What a player has in a draw. */
export type EntryDetails = Infer<typeof entryDetails>

/** A draw that a player has entered; the prize is there once it is drawn. */
export const enteredDraw = assign(
  draw,
  type({
    /** A draw's own name can be as short as "Week 4". */
    promotionName: optional(string()),
    playerEntries: integer(),
    lastEntered: instant(),
    wonPrize: nullable(drawPrize),
  }),
)
/** A draw that a player has entered; the prize is there once it is drawn. */
export type EnteredDraw = Infer<typeof enteredDraw>

/** What entries into a draw can come from: a ticket, points or tokens, or a free claim. */
export const ENTRY_SOURCES = ['TICKET', 'REWARD', 'FREE'] as const

/** Entries that came into a draw together. */
export const drawEntry = type({
  drawId: integer(),
  drawName: string(),
  promotionName: optional(string()),
  entries: integer(),
  source: enums(ENTRY_SOURCES),
  entered: instant(),
})
/** Entries that came into a draw together. */
export type DrawEntry = Infer<typeof drawEntry>
