// Phoenix keeps one offset all year, so its wall time is never ambiguous.
const OFFSET = '-07:00'
const OFFSET_MS = -7 * 3_600_000

/** What a date-and-time field wants: the hour on the wall in Phoenix. */
export const wallTime = (at: Date) => new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 16)

/** The moment a date-and-time field means, as ISO. */
export const fromWallTime = (wall: string) => `${wall}${OFFSET}`
