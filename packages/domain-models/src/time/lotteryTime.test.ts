import { expect, test } from 'vitest'
import { LOTTERY_ZONE, lotteryDay, lotteryHour, startOfLotteryDay } from './lotteryTime.ts'

test('[CONST-002] the time zone is America/Phoenix', () => {
  expect(LOTTERY_ZONE).toBe('America/Phoenix')
})

test.each([
  ['2026-11-21T06:59:59.999Z', '2026-11-20', 23],
  ['2026-11-21T07:00:00Z', '2026-11-21', 0],
  ['2026-11-21T18:59:59Z', '2026-11-21', 11],
  ['2026-11-21T19:00:00Z', '2026-11-21', 12],
  // Other states have put their clocks forward: Arizona has not.
  ['2026-07-04T06:59:59Z', '2026-07-03', 23],
  ['2026-07-04T07:00:00Z', '2026-07-04', 0],
  ['2027-01-01T06:59:59Z', '2026-12-31', 23],
  ['2024-03-01T05:00:00Z', '2024-02-29', 22],
])('[CONST-002] at %s the date in Phoenix is %s and the hour %d', (at, day, hour) => {
  expect(lotteryDay(new Date(at))).toBe(day)
  expect(lotteryHour(new Date(at))).toBe(hour)
})

test('[CONST-002] the fixed offset agrees with the platform’s time zone data from 1968 to 2100', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: LOTTERY_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const ours = (at: Date) => `${lotteryDay(at)} ${String(lotteryHour(at)).padStart(2, '0')}:00`
  // Steps of 25 hours come by each hour of the day, and by no day twice.
  const moments = Array.from({ length: 46_000 }, (_, step) => new Date(Date.UTC(1968, 0, 1, 7 + 25 * step)))
  expect(moments.filter(at => ours(at) !== clock.format(at))).toEqual([])
  expect(moments.at(-1)?.getUTCFullYear()).toBeGreaterThan(2098)
})

test.each(['2026-11-21', '2026-03-08', '2026-11-01', '2024-02-29', '1970-01-01'])(
  '[CONST-002] %s begins at 07:00 UTC',
  day => {
    expect(startOfLotteryDay(day).toISOString()).toBe(`${day}T07:00:00.000Z`)
  },
)
