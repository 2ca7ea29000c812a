/** The ids of the types of games, as the server and addresses use them. */
export const GAME_TYPE_IDS = { scratchers: 1, draw: 2, fastPlay: 5, quickDraw: 7 } as const
/** The types that the games page lists where quick draw is off, in its order. */
export const DEFAULT_GAME_TYPES: readonly number[] = [
  GAME_TYPE_IDS.scratchers,
  GAME_TYPE_IDS.fastPlay,
  GAME_TYPE_IDS.draw,
]

/** How many games a page of the games library shows. */
export const GAMES_PAGE_SIZE = 12
/** The last page of games that can be asked for, counted from 0. */
export const GAMES_PAGE_MAX = 10_000
/** How many values one filter of the games library takes. */
export const GAMES_CHOICES_MAX = 50
/** The highest price of a ticket that the games library can be filtered by, in dollars. */
export const GAMES_PRICE_MAX = 10_000
/** How many related games the page of a game shows at first. */
export const RELATED_GAMES_SHOWN = 3
/** For how many days a game counts as new, how many ahead it is listed, and how many before its end as ending. */
export const GAME_PERIODS_DAYS = { new: 31, upcoming: 31, ending: 31 } as const
/** The values of the status filter of the games library. */
export const GAME_STATUSES = ['new', 'active', 'ended'] as const
/** The values of the top-prize filter, in dollars; `topPrizeBounds` has the bounds of each. */
export const TOP_PRIZE_BANDS = [
  't4999',
  'f5000-t50000',
  'f50000-t100000',
  'f100000-t250000',
  'f250000-t500000',
  'f500000',
  'f1000000',
  'other',
] as const

/** The game id of Powerball. */
export const POWERBALL = { game: 15 } as const

/** The new game goes by its game id, and by the id of its record. */
export const MEGA_MILLIONS = { newGame: 13, oldGame: 6, newRecord: 446 } as const
/** How many results a page of a jackpot game lists. */
export const JACKPOT_RESULTS_PAGE_SIZE = 10
/** How many months back the results of a jackpot game are listed. */
export const JACKPOT_RESULTS_MONTHS = 12
/** How many days after a draw the prizes of the lottery’s draw games can be claimed. */
export const DRAW_GAME_CLAIM_DAYS = 180
/** How long the warning of a quick-draw game is shown. */
export const GAME_WIDGET_WARNING_MS = 300_000

/** How many games can be asked for by their ids: more would not fit into an address. */
export const GAMES_BY_IDS_MAX = 500
