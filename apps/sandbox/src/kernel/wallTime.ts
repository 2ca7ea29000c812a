// Phoenix keeps one UTC offset all year, so its wall time is never ambiguous.
const OFFSET = '-07:00'
const OFFSET_MS = -7 * 3_600_000

/** The value of a date-and-time field: the wall time in Phoenix. */
export const wallTime = (at: Date) => new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 16)

/** The moment of a date-and-time field, as ISO 8601. */
export const fromWallTime = (wall: string) => `${wall}${OFFSET}`
