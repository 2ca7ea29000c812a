import { enums, is, literal, string, type, union, type Infer } from 'superstruct'
import type { Locale } from '../messages/Locale.ts'

/** Why a quick-draw game warns whoever watches it. */
export const QUICK_DRAW_WARNINGS = ['closing', 'delayed'] as const
export type QuickDrawWarning = (typeof QUICK_DRAW_WARNINGS)[number]

const from = literal('quick-draw')

/** What the game in the frame tells the page around it. */
const frameMessage = union([
  type({ from, type: literal('ready') }),
  type({ from, type: literal('drawn'), externalId: string() }),
  type({ from, type: literal('warning'), reason: enums(QUICK_DRAW_WARNINGS) }),
])
export type QuickDrawFrameMessage = Infer<typeof frameMessage>

/** What the page tells the game. */
export interface QuickDrawPageMessage {
  readonly from: 'players-club'
  readonly type: 'start'
  readonly locale: Locale
}

/** A message as it came, or nothing where it is not of the game: another origin, another shape. */
export function readFrameMessage(
  gameUrl: string,
  { origin, data }: { readonly origin: string; readonly data: unknown },
): QuickDrawFrameMessage | null {
  return origin === new URL(gameUrl).origin && is(data, frameMessage) ? data : null
}
