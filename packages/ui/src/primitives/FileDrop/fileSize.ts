import { numberFormat, type Locale } from '@players-club/domain-models'

const whole = /* @__PURE__ */ numberFormat({ maximumFractionDigits: 0 })
const tenths = /* @__PURE__ */ numberFormat({ maximumFractionDigits: 1 })

/** A file's size in a readable unit. */
export function fileSize(bytes: number, locale: Locale): string {
  if (bytes >= 1_000_000) return `${tenths(bytes / 1_000_000, locale)}\u00a0MB`
  return bytes >= 1000 ? `${whole(bytes / 1000, locale)}\u00a0kB` : `${whole(bytes, locale)}\u00a0byte`
}
