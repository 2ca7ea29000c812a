import { enums, is, literal, type, type Infer } from 'superstruct'
import type { Locale } from '../messages/Locale.ts'
import type { GameData } from './GameData.ts'

/** A game is played for fun, which costs and gives nothing, or for a prize. */
export const GAME_MODES = ['fun', 'prize'] as const
/** A game is played for fun, which costs and gives nothing, or for a prize. */
export type GameMode = (typeof GAME_MODES)[number]

/** What a game's prizes are counted in. */
const GAME_UNITS = ['points', 'tokens'] as const
/** What a game's prizes are counted in. */
export type GameUnit = (typeof GAME_UNITS)[number]

/** What a game in its frame may send the page around it. None of it says what was won: the server knows. */
const GAME_FRAME_MESSAGES = ['ready', 'start', 'end', 'replay', 'exit', 'relaunch'] as const

const frameMessage = type({ from: literal('arcade-game'), type: enums(GAME_FRAME_MESSAGES) })
/** A message from the page of an arcade game to the page around it. */
export type GameFrameMessage = Infer<typeof frameMessage>

/** What the page sends the game, once it is ready: all that it needs to reveal the outcome. */
export type GamePageMessage = Pick<GameData, 'face' | 'gameConfig'> & {
  readonly from: 'players-club'
  readonly type: 'configuration'
  readonly locale: Locale
  readonly mode: GameMode
  readonly unit: GameUnit
  /** Whether another play can be asked for in the game. */
  readonly canReplay: boolean
  /** What another play takes, where it takes anything. */
  readonly price?: number
}

/** A message as it came, or nothing where it is not of this game: another origin, another shape. */
export function readGameMessage(
  themeHostName: string,
  { origin, data }: { readonly origin: string; readonly data: unknown },
): GameFrameMessage | null {
  return origin === new URL(themeHostName).origin && is(data, frameMessage) ? data : null
}
