import { perLocale, type Locale } from '../messages/Locale.ts'
import { LOTTERY_ZONE } from './phoenix.ts'

const written = /* @__PURE__ */ perLocale(
  tag =>
    new Intl.DateTimeFormat(tag, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: LOTTERY_ZONE,
    }),
)

/** A day and an hour in Phoenix that are near: "Wed, Nov 25, 8:00 PM". */
export const formatMoment = (at: Date, locale: Locale): string => written(locale).format(at)

const clock = /* @__PURE__ */ perLocale(
  tag => new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: LOTTERY_ZONE }),
)

/** What the clock in Phoenix shows: "8:00 PM". */
export const formatTime = (at: Date, locale: Locale): string => clock(locale).format(at)
