// Subsets the two font families to the characters of English and Spanish and the weights in use, and computes
// metric overrides against Arial so that the fonts load without a layout shift. Writes fonts/ and
// src/themes/fontMetrics.ts.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { arialAverage, sfntMetrics } from './sfntMetrics.ts'

const require = createRequire(import.meta.url)
const root = new URL('../', import.meta.url)

const printable = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('')
const spanish = 'ÁÉÍÑÓÚÜáéíñóúü¡¿ªº'
const typographic = '\u00a0©®°·×–—‘’“”•…′″€¢™−'
const characters = printable + spanish + typographic

const families = [
  {
    file: 'bricolage-grotesque',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    license: '@fontsource-variable/bricolage-grotesque/LICENSE',
    axis: { min: 500, max: 800, default: 700 },
    measured: { display: { weight: 700, fallbackAverage: arialAverage.bold } },
  },
  {
    file: 'figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    license: '@fontsource-variable/figtree/LICENSE',
    axis: { min: 400, max: 700, default: 400 },
    measured: {
      text: { weight: 400, fallbackAverage: arialAverage.regular },
      boldText: { weight: 700, fallbackAverage: arialAverage.bold },
    },
  },
]

const metrics: Record<string, ReturnType<typeof sfntMetrics>> = {}
for (const { file, source, license, axis, measured } of families) {
  const original = await readFile(require.resolve(source))
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: axis },
  })
  await writeFile(new URL(`fonts/${file}.woff2`, root), subset)
  await writeFile(new URL(`fonts/${file}.LICENSE.txt`, root), await readFile(require.resolve(license)))
  for (const [name, { weight, fallbackAverage }] of Object.entries(measured)) {
    const instance = await subsetFont(original, characters, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    })
    metrics[name] = sfntMetrics(instance, fallbackAverage)
  }
  console.log(`${file}.woff2 ${subset.length} bytes`)
}

const source = `// Written by scripts/fonts.ts: the fallback's own figures, scaled to those of the family.
export const fontMetrics = ${JSON.stringify(metrics, null, 2)} as const
`
await writeFile(fileURLToPath(new URL('src/themes/fontMetrics.ts', root)), source)
