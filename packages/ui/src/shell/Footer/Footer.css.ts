import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import {
  borderWidth,
  grid,
  measure,
  media,
  pageMargin,
  pageWidth,
  safeArea,
  space,
  touchTarget,
  typeSize,
  underlineOffset,
  weight,
} from '../../tokens/scales.ts'

export const footer = componentStyle('footer', {
  // The page's focus ring would have too little contrast on this background.
  vars: { [vars.color.focus.ring]: vars.color.text.inverse },
  color: vars.color.text.inverse,
  backgroundColor: vars.color.surface.inverse,
  paddingBlock: space[12],
  paddingInline: safeArea.inline,
})

export const columns = componentStyle('columns', {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${grid(36)}, 1fr))`,
  gap: `${space[6]} ${space[4]}`,
  maxWidth: pageWidth,
  marginInline: 'auto',
  paddingInline: pageMargin,
  '@media': { [media.tablet]: { gridTemplateColumns: '1.4fr 1fr 1fr', gap: space[12] } },
})

/** Above the lists on narrow screens. */
export const care = componentStyle('care', {
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
})

export const title = componentStyle('title', {
  fontFamily: vars.font.display,
  fontSize: typeSize.lead,
  fontWeight: weight.bold,
})

export const text = componentStyle('text', { marginBlockStart: space[3], maxWidth: measure.text })

export const links = componentStyle('links', { display: 'grid', justifyItems: 'start' })

export const link = componentStyle('link', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  textDecoration: 'underline',
  textUnderlineOffset: underlineOffset,
  selectors: { '&:hover': { textDecorationThickness: borderWidth.thick } },
})

export const badges = componentStyle('badges', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockStart: space[2],
})

export const badge = componentStyle('badge', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: touchTarget,
  paddingInline: space[3],
  border: `${borderWidth.hairline} solid currentColor`,
  borderRadius: vars.radius.full,
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const inText = componentStyle('inText', {
  // Stays on one line if there is room.
  display: 'inline-block',
  textDecoration: 'underline',
  fontWeight: weight.bold,
})

export const small = componentStyle('small', { marginBlockStart: space[4], fontSize: typeSize.caption })

export const languages = componentStyle('languages', {
  display: 'flex',
  gap: space[5],
  marginBlockStart: space[2],
})

export const language = componentStyle('language', {
  minHeight: touchTarget,
  textDecoration: 'underline',
  textUnderlineOffset: underlineOffset,
  cursor: 'pointer',
  selectors: { '&[aria-current]': { fontWeight: weight.bold, textDecoration: 'none' } },
})
