import { globalFontFace } from '@vanilla-extract/css'
import { fontMetrics } from './fontMetrics.ts'

// The path is the same from src/themes and from dist/css.
const file = (name: string) => `url('../../fonts/${name}.woff2') format('woff2')`

globalFontFace('Bricolage Grotesque', {
  src: file('bricolage-grotesque'),
  fontWeight: '500 800',
  fontDisplay: 'swap',
})
globalFontFace('Figtree', { src: file('figtree'), fontWeight: '400 700', fontDisplay: 'swap' })

// Until the families are there, the reader's Arial stands in, scaled so that no line moves when they come.
globalFontFace('Bricolage Fallback', {
  src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold')",
  fontWeight: '500 800',
  ...fontMetrics.display,
})
globalFontFace('Figtree Fallback', {
  src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo')",
  ...fontMetrics.text,
})
