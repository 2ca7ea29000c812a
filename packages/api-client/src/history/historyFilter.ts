import { calendarDay } from '@players-club/domain-models'
import { array, coerce, enums, object, optional, size, string } from 'superstruct'
import { parseFilter } from '../wire/index.ts'

const typesOf = <const Type extends string>(types: readonly Type[]) => ({
  historyTypes: optional(size(array(enums(types)), 1, types.length)),
})

/** Lottery days, both inclusive. */
export const historyDays = { startDate: optional(calendarDay()), endDate: optional(calendarDay()) }

/** The type filter of a history whose days are separate parameters. */
export const typesFilter = <const Type extends string>(types: readonly Type[]) =>
  coerce(object(typesOf(types)), string(), parseFilter(['historyTypes']))

/** The filter of a history: entry types and days. */
export const historyFilter = <const Type extends string>(types: readonly Type[]) =>
  coerce(object({ ...typesOf(types), ...historyDays }), string(), parseFilter(['historyTypes']))
