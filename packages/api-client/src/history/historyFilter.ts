import { calendarDay } from '@players-club/domain-models'
import { array, assign, enums, object, optional, size } from 'superstruct'
import { pageQuery } from '../endpoint/index.ts'
import { filterOf } from '../wire/index.ts'

const typesOf = <const Type extends string>(types: readonly Type[]) => ({
  historyTypes: optional(size(array(enums(types)), 1, types.length)),
})

/** Lottery days, both inclusive. */
export const historyDays = { startDate: optional(calendarDay()), endDate: optional(calendarDay()) }

/** The type filter of a history whose days are separate parameters. */
export const typesFilter = <const Type extends string>(types: readonly Type[]) => filterOf(typesOf(types))

/** The filter of a history: entry types and days. */
export const historyFilter = <const Type extends string>(types: readonly Type[]) =>
  filterOf({ ...typesOf(types), ...historyDays })

/** A page of a draw history, filtered by lottery days. */
export const drawsHistoryQuery = assign(pageQuery, object({ filter: optional(filterOf(historyDays)) }))
