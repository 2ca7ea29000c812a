import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import {
  borderWidth,
  grid,
  measure,
  media,
  pageWidth,
  safeArea,
  space,
  touchTarget,
  typeSize,
  underlineOffset,
  weight,
} from '../../tokens/scales.ts'

export const footer = componentStyle(
  {
    // The page's focus ring would have too little contrast on this background.
    vars: { [vars.color.focus.ring]: vars.color.text.inverse },
    color: vars.color.text.inverse,
    backgroundColor: vars.color.surface.inverse,
    paddingBlock: space[12],
    paddingInline: safeArea.inline,
  },
  'footer',
)

export const columns = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(${grid(36)}, 1fr))`,
    gap: `${space[6]} ${space[4]}`,
    maxWidth: pageWidth,
    marginInline: 'auto',
    paddingInline: space[4],
    '@media': {
      [media.tablet]: { gridTemplateColumns: '1.4fr 1fr 1fr', gap: space[12], paddingInline: space[6] },
    },
  },
  'columns',
)

/** Above both lists on narrow screens. */
export const care = componentStyle(
  { gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } },
  'care',
)

export const title = componentStyle(
  { fontFamily: vars.font.display, fontSize: typeSize.lead, fontWeight: weight.bold },
  'title',
)

export const text = componentStyle({ marginBlockStart: space[3], maxWidth: measure.text }, 'text')

export const links = componentStyle({ display: 'grid', justifyItems: 'start' }, 'links')

export const link = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: touchTarget,
    textDecoration: 'underline',
    textUnderlineOffset: underlineOffset,
    selectors: { '&:hover': { textDecorationThickness: borderWidth.thick } },
  },
  'link',
)

export const inText = componentStyle(
  {
    // Stays on one line if there is room.
    display: 'inline-block',
    textDecoration: 'underline',
    fontWeight: weight.bold,
  },
  'inText',
)

export const small = componentStyle({ marginBlockStart: space[4], fontSize: typeSize.caption }, 'small')

export const languages = componentStyle(
  { display: 'flex', gap: space[5], marginBlockStart: space[2] },
  'languages',
)

export const language = componentStyle(
  {
    minHeight: touchTarget,
    textDecoration: 'underline',
    textUnderlineOffset: underlineOffset,
    cursor: 'pointer',
    selectors: { '&[aria-current]': { fontWeight: weight.bold, textDecoration: 'none' } },
  },
  'language',
)
