export const GAME_TYPE_IDS = { scratchers: 1, draw: 2, fastPlay: 5, quickDraw: 7 } as const
export const DEFAULT_GAME_TYPES: readonly number[] = [
  GAME_TYPE_IDS.scratchers,
  GAME_TYPE_IDS.fastPlay,
  GAME_TYPE_IDS.draw,
]

export const GAMES_PAGE_SIZE = 12
export const RELATED_GAMES_SHOWN = 3
export const GAME_PERIODS_DAYS = { new: 31, upcoming: 31, ending: 31 } as const
export const GAME_STATUSES = ['new', 'active', 'ended'] as const
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

/** Powerball goes by this game id. */
export const POWERBALL = { game: 15 } as const

/** The new game goes by its game id, and by the id of its record. */
export const MEGA_MILLIONS = { newGame: 13, oldGame: 6, newRecord: 446 } as const
export const JACKPOT_RESULTS_PAGE_SIZE = 10
export const JACKPOT_RESULTS_MONTHS = 12
export const DRAW_PRIZE_CLAIM_DAYS = 180
export const GAME_WIDGET_WARNING_MS = 300_000
