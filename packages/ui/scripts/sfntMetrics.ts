/**
 * Frequency of each letter in running text, per thousand (English and Spanish, approximately), space
 * included.
 */
const frequency: Record<string, number> = {
  ' ': 170,
  e: 105,
  a: 75,
  o: 65,
  t: 65,
  n: 58,
  i: 56,
  s: 56,
  r: 52,
  h: 36,
  l: 36,
  d: 34,
  u: 28,
  c: 27,
  m: 22,
  p: 19,
  f: 15,
  g: 15,
  y: 14,
  b: 12,
  w: 14,
  v: 9,
  k: 5,
}

/** Average advance of the fallback fonts over the same text, in em. */
export const arialAverage = { regular: 0.4451, bold: 0.4808 } as const

export interface FontMetrics {
  sizeAdjust: string
  ascentOverride: string
  descentOverride: string
  lineGapOverride: string
}

/**
 * The overrides that `@font-face { src: local(Arial) }` needs so that text takes the same space as in the
 * given font.
 */
export function sfntMetrics(font: Buffer, fallbackAverage: number): FontMetrics {
  const table = tables(font)
  const unitsPerEm = font.readUInt16BE(table('head') + 18)
  const hhea = table('hhea')
  const ascent = font.readInt16BE(hhea + 4) / unitsPerEm
  const descent = -font.readInt16BE(hhea + 6) / unitsPerEm
  const lineGap = font.readInt16BE(hhea + 8) / unitsPerEm
  const advances = font.readUInt16BE(hhea + 34)
  const glyph = characterMap(font, table('cmap'))

  const advance = (character: string) => {
    const index = Math.min(glyph(character.codePointAt(0) ?? 0), advances - 1)
    return font.readUInt16BE(table('hmtx') + index * 4) / unitsPerEm
  }
  const letters = Object.entries(frequency)
  const total = letters.reduce((sum, [, share]) => sum + share, 0)
  const average = letters.reduce((sum, [letter, share]) => sum + advance(letter) * share, 0) / total

  const sizeAdjust = average / fallbackAverage
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`
  return {
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: percent(ascent / sizeAdjust),
    descentOverride: percent(descent / sizeAdjust),
    lineGapOverride: percent(lineGap / sizeAdjust),
  }
}

function tables(font: Buffer): (tag: string) => number {
  const count = font.readUInt16BE(4)
  const offsets = new Map<string, number>()
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16
    offsets.set(font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8))
  }
  return tag => {
    const offset = offsets.get(tag)
    if (offset === undefined) throw new Error(`The font has no ${tag} table.`)
    return offset
  }
}

/** Code point → glyph, from the format 4 subtable. */
function characterMap(font: Buffer, cmap: number): (codePoint: number) => number {
  const count = font.readUInt16BE(cmap + 2)
  const starts = Array.from(
    { length: count },
    (_, index) => cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4),
  )
  const start = starts.find(offset => font.readUInt16BE(offset) === 4)
  if (start === undefined) throw new Error('The font has no character map of format 4.')
  const segments = font.readUInt16BE(start + 6) / 2
  const [ends, begins, deltas, ranges] = [14, 16 + segments * 2, 16 + segments * 4, 16 + segments * 6]
  return codePoint => {
    for (let index = 0; index < segments; index += 1) {
      if (font.readUInt16BE(start + ends + index * 2) < codePoint) continue
      const begin = font.readUInt16BE(start + begins + index * 2)
      if (begin > codePoint) return 0
      const delta = font.readUInt16BE(start + deltas + index * 2)
      const at = start + ranges + index * 2
      const range = font.readUInt16BE(at)
      if (range === 0) return (codePoint + delta) & 0xffff
      const direct = font.readUInt16BE(at + range + (codePoint - begin) * 2)
      return direct === 0 ? 0 : (direct + delta) & 0xffff
    }
    return 0
  }
}
