import { integer, min, nullable, optional, type, type Infer } from 'superstruct'
import { calendarDay } from '../time/CalendarDay.ts'

/** A player's points, and how many of them expire next. */
export const pointsBalance = type({ balance: integer(), expiring: optional(integer()) })
/** A player's points, and how many of them expire next. */
export type PointsBalance = Infer<typeof pointsBalance>

/** Points that are lost if they are not used by a day; no day where points are kept for good. */
export const expiringPoints = type({ expiring: min(integer(), 0), expiresOn: nullable(calendarDay()) })
/** Points that are lost if they are not used by a day; no day where points are kept for good. */
export type ExpiringPoints = Infer<typeof expiringPoints>

/** Points that were promised and are on their way. */
export const pendingPoints = type({ pending: min(integer(), 0) })
/** Points that were promised and are on their way. */
export type PendingPoints = Infer<typeof pendingPoints>
