import { MINUTE_MS } from '../clock/durations.ts'

const FIRST_PAUSE_MS = 5_000
/** So that a job continues within minutes after an external service is back, however long it was down. */
const LONGEST_PAUSE_MS = 5 * MINUTE_MS

/** The backoff after the nth failure. */
export const backoffAfter = (failures: number): number =>
  // Beyond the twentieth power the maximum decides.
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 20), LONGEST_PAUSE_MS)

const ALARM_AT = 5
/** About once an hour at the longest backoff. */
const ALARM_EVERY = 12

/** Whether the nth failure raises an alarm. */
export const isAlarm = (failures: number): boolean => failures % ALARM_EVERY === ALARM_AT
