import { addDays, lotteryDay, type CalendarDay, type TimeZone } from '../time/index.ts'
import type { QuickDrawResult, WinningNumberLayout } from './quickDraw.ts'

/** Each quick-draw game has six pictures, and its results are drawn from them. */
export const QUICK_DRAW_SYMBOLS = [1, 2, 3, 4, 5, 6] as const
/** The number of one of the six pictures that a quick-draw game draws from. */
export type QuickDrawSymbol = (typeof QUICK_DRAW_SYMBOLS)[number]

const isSymbol = (symbol: number): symbol is QuickDrawSymbol =>
  QUICK_DRAW_SYMBOLS.some(known => known === symbol)

/** A result as lines of symbols: one line of all of them, or a line for each of its entries. */
export function winningLines(
  { resultData }: Pick<QuickDrawResult, 'resultData'>,
  layout: WinningNumberLayout,
): QuickDrawSymbol[][] {
  const lines = resultData.map(({ data }) => data.split(',').map(Number).filter(isSymbol))
  return layout === 'SINGLE' ? [lines.flat()] : lines
}

/** From which day on results are asked for beside the latest: the one before it. */
export const dayBeforeDraw = (drawDate: string, zone: TimeZone): CalendarDay =>
  addDays(lotteryDay(new Date(drawDate), zone), -1)
