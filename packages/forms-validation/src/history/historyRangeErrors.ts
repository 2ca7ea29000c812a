import {
  formatShortDate,
  historyEarliest,
  isCalendarDay,
  type CalendarDay,
  type DateContext,
} from '@players-club/domain-models'
import type { FieldError } from '../form/FieldError.ts'

/** Days as they are typed: YYYY-MM-DD with what is not typed yet left out, empty while nothing is. */
export interface HistoryRangeValues {
  readonly from: string
  readonly to: string
}

/** What is wrong with the days of the history's filter; a valid day has no entry. */
export type HistoryRangeErrors = Partial<Record<keyof HistoryRangeValues, FieldError>>

/** What the days of the history's filter are checked against, and how the errors write a day. */
export interface HistoryRangeContext extends DateContext {
  /** The day that it is in the lottery's zone. */
  readonly today: CalendarDay
}

/** What is wrong with the days of a history. The last one may be left open. */
export function historyRangeErrors(
  { from, to }: HistoryRangeValues,
  { today, ...context }: HistoryRangeContext,
): HistoryRangeErrors {
  const earliest = historyEarliest(today)
  const errors: HistoryRangeErrors = {}
  if (!isCalendarDay(from)) errors.from = { key: 'history.from.invalid' }
  else if (from < earliest)
    errors.from = { key: 'history.from.tooEarly', params: { day: formatShortDate(earliest, context) } }
  else if (from > today) errors.from = { key: 'history.from.tooLate' }
  if (to !== '' && !isCalendarDay(to)) errors.to = { key: 'history.to.invalid' }
  else if (to !== '' && !errors.from && to < from) errors.to = { key: 'history.to.beforeFrom' }
  return errors
}
