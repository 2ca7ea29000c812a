import { globalFontFace } from '@vanilla-extract/css'
import { fontMetrics } from './fontMetrics.ts'

// The path is the same from src/themes and from dist/css.
const file = (name: string) => `url('../../fonts/${name}.woff2') format('woff2')`

const boldArial =
  "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold')"

globalFontFace('Bricolage Grotesque', {
  src: file('bricolage-grotesque'),
  fontWeight: '500 800',
  fontDisplay: 'swap',
})
globalFontFace('Figtree', { src: file('figtree'), fontWeight: '400 700', fontDisplay: 'swap' })

// Fallback fonts: Arial with metric overrides, so that no line shifts when the web fonts load.
globalFontFace('Bricolage Fallback', {
  src: boldArial,
  fontWeight: '500 800',
  ...fontMetrics.display,
})
globalFontFace('Figtree Fallback', {
  src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo')",
  fontWeight: '400 500',
  ...fontMetrics.text,
})
// A synthesized bold would be wider than either family's.
globalFontFace('Figtree Fallback', {
  src: boldArial,
  fontWeight: '600 700',
  ...fontMetrics.boldText,
})
