import { expect, test } from 'vitest'
import { formatLongDate, formatShortDate } from './formatDate.ts'
import { formatMoment, formatTime } from './formatMoment.ts'
import { LOTTERY_ZONE } from './lotteryTime.ts'

const date = { year: 'numeric', day: '2-digit' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const

// Engines differ in the space before the half of the day.
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ')

test.each(['en', 'es'] as const)(
  '[CONST-008] dates and times are written as Intl writes them in %s',
  locale => {
    const intl = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(`${locale}-US`, { ...options, timeZone: LOTTERY_ZONE })
    const long = intl({ ...date, month: 'long' })
    const short = intl({ ...date, month: 'short' })
    const moment = intl({ ...time, weekday: 'short', month: 'short', day: 'numeric' })
    const clock = intl(time)
    // Every day of two years, at another minute of another hour each.
    for (let step = 0; step < 731; step += 1) {
      const at = new Date(Date.UTC(2027, 0, 1 + step, step % 24, (step * 7) % 60))
      expect(formatLongDate(at, locale)).toBe(long.format(at))
      expect(formatShortDate(at, locale)).toBe(short.format(at))
      expect(plain(formatMoment(at, locale))).toBe(plain(moment.format(at)))
      expect(plain(formatTime(at, locale))).toBe(plain(clock.format(at)))
    }
  },
)
