import { addDays, isCalendarDay, type CalendarDay } from '../time/CalendarDay.ts'
import { HISTORY_EARLIEST_YEARS, HISTORY_FILTER_DAYS } from './constants.ts'

/** Days of a history, both included. */
export interface HistoryRange {
  readonly from: CalendarDay
  /** Without a last day it is open: what happens while the page is read belongs to it. */
  readonly to?: CalendarDay
}

const DATE_PARTS = ['year', 'month', 'day'] as const

/** The first day that a history shows unless it is asked for others. */
export const historyStart = (today: CalendarDay): CalendarDay => addDays(today, -HISTORY_FILTER_DAYS)

/** The first day that a history can be asked for. */
export function historyEarliest(today: CalendarDay): CalendarDay {
  const [year = '', ...rest] = today.split('-')
  const same = [String(Number(year) - HISTORY_EARLIEST_YEARS), ...rest].join('-')
  return isCalendarDay(same) ? same : addDays(today, -HISTORY_EARLIEST_YEARS * 365)
}

/** Whether a history has these days, and in this order. */
const isHistoryRange = ({ from, to }: HistoryRange, today: CalendarDay): boolean =>
  isCalendarDay(from) &&
  from >= historyEarliest(today) &&
  (to === undefined || (isCalendarDay(to) && from <= to))

/** Written as one text, or in three parts as a form without scripts sends it. */
function dayIn(params: URLSearchParams, name: string): CalendarDay | undefined {
  const parts = DATE_PARTS.map(part => (params.get(`${name}-${part}`) ?? '').padStart(2, '0'))
  const day = params.get(name) ?? parts.join('-')
  return isCalendarDay(day) ? day : undefined
}

/** Reads the days of an address; what is no range of this history leaves the days that it begins with. */
export function readHistoryRange(params: URLSearchParams, today: CalendarDay): HistoryRange {
  const to = dayIn(params, 'to')
  const range = { from: dayIn(params, 'from') ?? historyStart(today), ...(to !== undefined && { to }) }
  return isHistoryRange(range, today) ? range : { from: historyStart(today) }
}

/** Adds to an address what `readHistoryRange` reads. */
export function writeHistoryRange(
  params: URLSearchParams,
  { from, to }: HistoryRange,
  today: CalendarDay,
): void {
  if (from !== historyStart(today)) params.set('from', from)
  if (to !== undefined) params.set('to', to)
}
