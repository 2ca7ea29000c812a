const FIRST_PAUSE_MS = 5_000
/** So that what waits for an outside party goes on within minutes of its return, however long it was away. */
const LONGEST_PAUSE_MS = 5 * 60_000

/** How long a job waits after its nth failure. */
export const pauseAfter = (failures: number): number =>
  // Beyond the twentieth power the ceiling decides alone.
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 20), LONGEST_PAUSE_MS)

const ALARM_AT = 5
/** With the longest pauses about once an hour. */
const ALARM_EVERY = 12

/** Whether the nth failure is one to alarm a person about. */
export const isAlarm = (failures: number): boolean => failures % ALARM_EVERY === ALARM_AT
