import { expect, test } from 'vitest'
import { copperStateLottery } from '../shell/Lottery.ts'
import { addDays } from './CalendarDay.ts'
import { atLotteryHour, lotteryDay, lotteryHour, startOfLotteryDay } from './lotteryTime.ts'
import { DETROIT, PHOENIX, SANTIAGO } from './zones.fixtures.ts'

test('[CONST-002] the time zone is America/Phoenix', () => {
  expect(copperStateLottery.zone).toBe('America/Phoenix')
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
  expect(lotteryDay(new Date(at), PHOENIX)).toBe(day)
  expect(lotteryHour(new Date(at), PHOENIX)).toBe(hour)
})

test.each([
  ['2026-01-10T04:59:59.999Z', '2026-01-09', 23],
  ['2026-01-10T05:00:00Z', '2026-01-10', 0],
  ['2026-07-04T03:59:59.999Z', '2026-07-03', 23],
  ['2026-07-04T04:00:00Z', '2026-07-04', 0],
  // The hour from 2:00 is left out, and in autumn that from 1:00 comes twice.
  ['2026-03-08T06:59:59Z', '2026-03-08', 1],
  ['2026-03-08T07:00:00Z', '2026-03-08', 3],
  ['2026-11-01T05:30:00Z', '2026-11-01', 1],
  ['2026-11-01T06:30:00Z', '2026-11-01', 1],
  ['2026-11-02T04:59:59Z', '2026-11-01', 23],
])('at %s the date in Detroit is %s and the hour %d', (at, day, hour) => {
  expect(lotteryDay(new Date(at), DETROIT)).toBe(day)
  expect(lotteryHour(new Date(at), DETROIT)).toBe(hour)
})

test.each(['2026-11-21', '2026-03-08', '2026-11-01', '2024-02-29', '1970-01-01'])(
  '[CONST-002] %s begins at 07:00 UTC in Phoenix',
  day => {
    expect(startOfLotteryDay(day, PHOENIX).toISOString()).toBe(`${day}T07:00:00.000Z`)
  },
)

test.each([
  [DETROIT, '2026-03-08', '2026-03-08T05:00:00.000Z'],
  [DETROIT, '2026-03-09', '2026-03-09T04:00:00.000Z'],
  [DETROIT, '2026-11-01', '2026-11-01T04:00:00.000Z'],
  [DETROIT, '2026-11-02', '2026-11-02T05:00:00.000Z'],
  // There is no midnight: this day begins at 1:00.
  [SANTIAGO, '2024-09-08', '2024-09-08T04:00:00.000Z'],
  // Its last hour comes twice, and belongs to the day before both times.
  [SANTIAGO, '2024-04-07', '2024-04-07T04:00:00.000Z'],
])('in %s the day %s begins at %s', (zone, day, start) => {
  expect(startOfLotteryDay(day, zone).toISOString()).toBe(start)
})

test.each([
  [DETROIT, '2026-03-07', 12, '2026-03-07T17:00:00.000Z'],
  [DETROIT, '2026-03-08', 12, '2026-03-08T16:00:00.000Z'],
  [DETROIT, '2026-11-01', 12, '2026-11-01T17:00:00.000Z'],
  // 2:00 is left out, and 1:00 comes twice.
  [DETROIT, '2026-03-08', 2, '2026-03-08T07:00:00.000Z'],
  [DETROIT, '2026-11-01', 1, '2026-11-01T05:00:00.000Z'],
  [PHOENIX, '2026-07-04', 23, '2026-07-05T06:00:00.000Z'],
])('in %s clocks show on %s %d:00 at %s', (zone, day, hour, at) => {
  expect(atLotteryHour(day, hour, zone).toISOString()).toBe(at)
})

test.each([
  ['0001-01-01', '0001-01-01T07:00:00.000Z'],
  ['0099-12-31', '0099-12-31T07:00:00.000Z'],
  ['9998-12-31', '9998-12-31T07:00:00.000Z'],
])('%s begins at %s in Phoenix, as far away as it is', (day, start) => {
  expect(startOfLotteryDay(day, PHOENIX).toISOString()).toBe(start)
  expect(lotteryDay(new Date(start), PHOENIX)).toBe(day)
})

test.each([PHOENIX, DETROIT, SANTIAGO])(
  'in %s each day of ten years begins right after the last moment of the day before',
  zone => {
    const days = Array.from({ length: 3_653 }, (_, count) => addDays('2020-01-01', count))
    const wrong = days.filter(day => {
      const start = startOfLotteryDay(day, zone)
      const before = new Date(start.getTime() - 1)
      return lotteryDay(start, zone) !== day || lotteryDay(before, zone) !== addDays(day, -1)
    })
    expect(wrong).toEqual([])
  },
)
