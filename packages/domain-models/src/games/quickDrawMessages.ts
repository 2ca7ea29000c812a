import { enums, is, literal, string, type, union, type Infer } from 'superstruct'
import type { Locale } from '../messages/Locale.ts'
import { MEDIA_FILE_PATH } from '../shell/constants.ts'
import type { QuickDrawConfig, QuickDrawResult } from './quickDraw.ts'
import { winningLines } from './quickDrawRules.ts'

/** Why a quick-draw game warns its viewers. */
const QUICK_DRAW_WARNINGS = ['closing', 'delayed'] as const
const from = literal('quick-draw')

/** What the game in the frame sends the page around it. */
const frameMessage = union([
  type({ from, type: literal('ready') }),
  type({ from, type: literal('drawn'), externalId: string() }),
  type({ from, type: literal('warning'), reason: enums(QUICK_DRAW_WARNINGS) }),
])
/** What the game in the frame sends the page around it. */
type QuickDrawFrameMessage = Infer<typeof frameMessage>

/** What the page sends the game. */
export interface QuickDrawPageMessage {
  readonly from: 'players-club'
  readonly type: 'start'
  readonly locale: Locale
  /** The draw to show, and its lines of symbols: it was fixed before anything is shown. */
  readonly externalId: string
  readonly lines: readonly (readonly number[])[]
  /** Where the pictures of the symbols are: a symbol's number and `.svg` follow. */
  readonly pictures: string
}

/** The draw that a game is to show, as it is sent to the game. */
export function startMessage(
  result: QuickDrawResult,
  { gameId, winningNumberLayout }: Pick<QuickDrawConfig, 'gameId' | 'winningNumberLayout'>,
  locale: Locale,
): QuickDrawPageMessage {
  return {
    from: 'players-club',
    type: 'start',
    locale,
    externalId: result.externalId,
    lines: winningLines(result, winningNumberLayout),
    pictures: `${MEDIA_FILE_PATH}games/${gameId}-`,
  }
}

/** A message as it came, or nothing where it is not of the game: another origin, another shape. */
export function readFrameMessage(
  gameUrl: string,
  { origin, data }: { readonly origin: string; readonly data: unknown },
): QuickDrawFrameMessage | null {
  return origin === new URL(gameUrl).origin && is(data, frameMessage) ? data : null
}
