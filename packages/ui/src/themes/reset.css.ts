import { globalStyle } from '@vanilla-extract/css'
import {
  belowHeader,
  borderWidth,
  lineHeight,
  media,
  noTime,
  safeArea,
  space,
  typeSize,
  weight,
} from '../tokens/scales.ts'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'

type Rule = Parameters<typeof globalStyle>[1]
const reset = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [layers.reset]: rule } })
const theme = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [layers.theme]: rule } })

reset('*, ::before, ::after', { boxSizing: 'border-box', minWidth: 0 })
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' })
reset('body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, pre, fieldset, legend', {
  margin: 0,
  padding: 0,
})
// Avoids a last line of one word.
reset('p, li, dd', { textWrap: 'pretty' })
reset('fieldset', { border: 0 })
// A long word would overflow where a title is as wide as its words.
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit', overflowWrap: 'anywhere' })
// Safari drops the list semantics of a list without bullets unless it has the role.
reset('ul[role="list"], ol[role="list"]', { listStyle: 'none' })
reset('a', { color: 'inherit', textDecoration: 'none' })
reset('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' })
reset('button', { padding: 0, border: 0, background: 'none', textAlign: 'inherit' })
reset('img, svg, video, canvas, iframe', { display: 'block', maxWidth: '100%' })
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 })
reset('[hidden]', { display: 'none' })

// Scroll padding keeps the focused element clear of the sticky header and the bottom menu.
theme('html', {
  scrollPaddingTop: belowHeader.tablet,
  scrollPaddingBottom: `calc(${space[20]} + ${safeArea.bottom})`,
  '@media': { [media.desktop]: { scrollPaddingTop: belowHeader.desktop, scrollPaddingBottom: 0 } },
})
theme(':root, [data-theme], [data-scheme]', {
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.page,
})
theme('body', {
  fontFamily: vars.font.text,
  fontSize: typeSize.body,
  fontWeight: weight.regular,
  lineHeight: lineHeight.normal,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
})
theme('::selection', { color: vars.color.accent.fg, backgroundColor: vars.color.accent.bg })
theme(':focus-visible', {
  outline: `${borderWidth.heavy} solid ${vars.color.focus.ring}`,
  outlineOffset: borderWidth.thick,
})
// Reduced motion applies to our components and to partners' pages alike.
theme(':root, [data-theme]', {
  '@media': {
    [media.reducedMotion]: {
      vars: { [vars.motion.quick]: noTime, [vars.motion.steady]: noTime, [vars.motion.slow]: noTime },
    },
  },
})
