import { dateFormat } from './dateFormat.ts'

const time = { hour: 'numeric', minute: '2-digit' } as const

/** A day and an hour that are near: "Wed, Nov 25, 8:00 PM". */
export const formatMoment = /* @__PURE__ */ dateFormat({
  ...time,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
})

/** A time of day in the lottery's zone, as a language writes it: "8:00 PM". */
export const formatTime = /* @__PURE__ */ dateFormat(time)
