import { calendarDay } from '@players-club/domain-models'
import { array, coerce, object, optional, pattern, size, string } from 'superstruct'
import { parseFilter } from '../wire/index.ts'

const historyType = pattern(string(), /^[A-Z][A-Z_]{0,63}$/)

/** What a history is narrowed to: types of entries, and days of Phoenix, both included. */
export const historyFilter = coerce(
  object({
    historyTypes: optional(size(array(historyType), 1, 20)),
    startDate: optional(calendarDay()),
    endDate: optional(calendarDay()),
  }),
  string(),
  parseFilter(['historyTypes']),
)
