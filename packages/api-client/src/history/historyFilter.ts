import { calendarDay } from '@players-club/domain-models'
import { array, coerce, enums, object, optional, size, string } from 'superstruct'
import { parseFilter } from '../wire/index.ts'

const typesOf = <const Type extends string>(types: readonly Type[]) => ({
  historyTypes: optional(size(array(enums(types)), 1, types.length)),
})

/** Days of Phoenix, both included. */
export const historyDays = { startDate: optional(calendarDay()), endDate: optional(calendarDay()) }

/** What a history is narrowed to, where its days stand beside the filter: types of entries. */
export const typesFilter = <const Type extends string>(types: readonly Type[]) =>
  coerce(object(typesOf(types)), string(), parseFilter(['historyTypes']))

/** What a history is narrowed to: types of entries, and days. */
export const historyFilter = <const Type extends string>(types: readonly Type[]) =>
  coerce(object({ ...typesOf(types), ...historyDays }), string(), parseFilter(['historyTypes']))
