import { calendarDay } from '@players-club/domain-models'
import { assign, coerce, object, optional, string } from 'superstruct'
import { parseFilter } from '../wire/index.ts'
import { pageQuery } from '../endpoint/index.ts'

/** A page of a draw history, filtered by lottery days, both inclusive. */
export const drawsHistoryQuery = assign(
  pageQuery,
  object({
    filter: optional(
      coerce(
        object({ startDate: optional(calendarDay()), endDate: optional(calendarDay()) }),
        string(),
        parseFilter([]),
      ),
    ),
  }),
)
