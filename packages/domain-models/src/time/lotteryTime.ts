import type { CalendarDay } from './CalendarDay.ts'

/** A time zone by its name in the IANA database, such as `America/Phoenix`. */
export type TimeZone = string

/** The city that a zone is named after: New York for `America/New_York`. */
export const zoneCity = (zone: TimeZone): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Earlier moments take the offset of this one: `Date.UTC` reads years of two digits as those of its century. */
const EARLIEST_MS = /* @__PURE__ */ Date.UTC(1900, 0, 1)
/** Zones change their offset at full quarters of an hour. */
const QUARTER_MS = HOUR_MS / 4
const MOST_KNOWN = 10_000

interface WallClock {
  readonly format: Intl.DateTimeFormat
  /** Offsets by quarter: to ask `Intl` takes some microseconds, and a list of cards asks hundreds of times. */
  readonly known: Map<number, number>
}

const clocks = /* @__PURE__ */ new Map<TimeZone, WallClock>()

function clockOf(zone: TimeZone): WallClock {
  const there = clocks.get(zone)
  if (there) return there
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const clock = { format, known: new Map<number, number>() }
  clocks.set(zone, clock)
  return clock
}

/** How far the clocks of a zone are ahead of universal time at a moment. */
function offsetAt(ms: number, zone: TimeZone): number {
  const { format, known } = clockOf(zone)
  const quarter = Math.floor(Math.max(ms, EARLIEST_MS) / QUARTER_MS)
  const offset = known.get(quarter) ?? readOffset(format, quarter * QUARTER_MS)
  if (known.size === MOST_KNOWN) known.clear()
  known.set(quarter, offset)
  return offset
}

function readOffset(format: Intl.DateTimeFormat, ms: number): number {
  const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const [year, month, day] = [part('year'), part('month') - 1, part('day')]
  return Date.UTC(year, month, day, part('hour'), part('minute'), part('second')) - ms
}

/** A moment whose universal time reads like the clock on a wall in the zone. */
const onTheWall = (at: Date, zone: TimeZone): Date => new Date(at.getTime() + offsetAt(at.getTime(), zone))

/**
 * The day that it is in the lottery's zone.
 *
 * @example
 * ```ts
 * import { addDays, copperStateLottery, lotteryDay } from '@players-club/domain-models'
 *
 * const today = lotteryDay(new Date(), copperStateLottery.zone)
 *
 * console.log(today, addDays(today, 7))
 * ```
 */
export const lotteryDay = (at: Date, zone: TimeZone): CalendarDay =>
  onTheWall(at, zone).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** The hour in the lottery's zone, 0 to 23. */
export const lotteryHour = (at: Date, zone: TimeZone): number => onTheWall(at, zone).getUTCHours()

/** The moment at which clocks in the lottery's zone show an hour of a day, or pass it where that hour is left out. */
export function atLotteryHour(day: CalendarDay, hour: number, zone: TimeZone): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS
  // The offset may change that day: one of those a day before and after it leads to the moment.
  const [first = shown] = [shown - DAY_MS, shown + DAY_MS]
    .map(near => shown - offsetAt(near, zone))
    .toSorted((one, other) => one - other)
    .filter(ms => ms + offsetAt(ms, zone) >= shown)
  return new Date(first)
}

/** Midnight in the lottery's zone at the beginning of a day. */
export const startOfLotteryDay = (day: CalendarDay, zone: TimeZone): Date => atLotteryHour(day, 0, zone)
