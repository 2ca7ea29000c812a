import { calendarDay } from '@players-club/domain-models'
import { array, coerce, enums, object, optional, size, string } from 'superstruct'
import { parseFilter } from '../wire/index.ts'

/** What a history is narrowed to: types of entries, and days of Phoenix, both included. */
export const historyFilter = <const Type extends string>(types: readonly Type[]) =>
  coerce(
    object({
      historyTypes: optional(size(array(enums(types)), 1, types.length)),
      startDate: optional(calendarDay()),
      endDate: optional(calendarDay()),
    }),
    string(),
    parseFilter(['historyTypes']),
  )
