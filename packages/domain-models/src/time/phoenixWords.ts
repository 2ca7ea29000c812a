import type { Locale } from '../messages/Locale.ts'
import { onTheWall } from './lotteryTime.ts'

const names = {
  en: {
    months: words('January February March April May June July August September October November December'),
    weekdays: words('Sun Mon Tue Wed Thu Fri Sat'),
    halves: ['AM', 'PM'],
  },
  es: {
    months: words('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
    weekdays: words('dom lun mar mié jue vie sáb'),
    halves: ['a.m.', 'p.m.'],
  },
} as const satisfies Record<Locale, unknown>

/**
 * What a calendar and a clock in Phoenix show, in words. They are our own: a server's Intl and a browser's may not use the
 * same ones, and a slow phone takes a tenth of a second for its first, in the middle of taking a page over.
 */
export function phoenixWords(at: Date, locale: Locale) {
  const wall = onTheWall(at)
  const { months, weekdays, halves } = names[locale]
  const month = months[wall.getUTCMonth()] ?? ''
  const day = String(wall.getUTCDate())
  const hour = wall.getUTCHours()
  return {
    year: wall.getUTCFullYear(),
    month,
    shortMonth: month.slice(0, month.startsWith('sept') ? 4 : 3),
    day,
    wideDay: day.padStart(2, '0'),
    weekday: weekdays[wall.getUTCDay()] ?? '',
    // The half of the day stays on its hour's line.
    time: `${hour % 12 || 12}:${String(wall.getUTCMinutes()).padStart(2, '0')}\u00a0${halves[hour < 12 ? 0 : 1]}`,
  }
}

function words(text: string): readonly string[] {
  return text.split(' ')
}
