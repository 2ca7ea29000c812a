import { POINTS_HISTORY_TYPES } from '@players-club/domain-models'
import { assign, object, optional } from 'superstruct'
import { pageQuery } from '../endpoint/index.ts'
import { historyDays, typesFilter } from './historyFilter.ts'

/** A page of movements of points. */
export const pointsHistoryQuery = assign(
  pageQuery,
  object({ ...historyDays, filter: optional(typesFilter(POINTS_HISTORY_TYPES)) }),
)
