import { BYTES_PER_MB, formatNumber, numberFormat, type Locale } from '@players-club/domain-models'

const BYTES_PER_KB = 1024

const tenths = /* @__PURE__ */ numberFormat({ maximumFractionDigits: 1 })

/** A file's size in a readable unit: the same unit in which the limit of an upload is shown and checked. */
export function fileSize(bytes: number, locale: Locale): string {
  if (bytes >= BYTES_PER_MB) return `${tenths(bytes / BYTES_PER_MB, locale)}\u00a0MB`
  return bytes >= BYTES_PER_KB
    ? `${formatNumber(Math.round(bytes / BYTES_PER_KB), locale)}\u00a0kB`
    : `${formatNumber(bytes, locale)}\u00a0byte`
}
