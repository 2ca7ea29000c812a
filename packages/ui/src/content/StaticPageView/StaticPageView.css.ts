import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { panelColors } from '../../themes/panelColors.ts'
import {
  belowHeader,
  borderWidth,
  grid,
  media,
  space,
  touchTarget,
  typeSize,
  weight,
} from '../../tokens/scales.ts'
import { pageGrid } from '../pageGrid.ts'

export const page = componentStyle('page', {
  ...pageGrid,
  '@media': { [media.tablet]: { gap: space[12] } },
})

const headShape = {
  display: 'grid',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  '@media': { [media.tablet]: { gridTemplateColumns: '1.4fr 1fr' } },
} as const

export const head = {
  club: componentStyle('clubHead', { ...headShape, ...panelColors('sun') }),
  lounge: componentStyle('loungeHead', { ...headShape, ...panelColors('dusk') }),
}

export const words = componentStyle('words', {
  display: 'grid',
  alignContent: 'center',
  gap: space[3],
  padding: `${space[6]} ${space[5]}`,
  '@media': { [media.tablet]: { padding: space[10] } },
})

export const picture = componentStyle('picture', {
  height: grid(28),
  order: -1,
  // The text determines the height of the head, not the drawing.
  contain: 'size',
  '@media': { [media.tablet]: { height: 'auto', minHeight: grid(56), order: 0 } },
})

export const columns = componentStyle('columns', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    [media.desktop]: { gridTemplateColumns: `${grid(64)} minmax(0, 1fr)`, gap: space[12] },
  },
})

export const contents = componentStyle('contents', {
  display: 'grid',
  alignSelf: 'start',
  gap: space[2],
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: belowHeader.desktop } },
})

export const contentsTitle = componentStyle('contentsTitle', {
  fontWeight: weight.bold,
  fontSize: typeSize.small,
  color: vars.color.text.muted,
})

export const contentsLink = componentStyle('contentsLink', {
  display: 'flex',
  alignItems: 'center',
  minHeight: touchTarget,
  paddingInline: space[3],
  overflowWrap: 'anywhere',
  borderInlineStart: `${borderWidth.heavy} solid ${vars.color.border.subtle}`,
  selectors: {
    '&:hover': { color: vars.color.text.accent, borderColor: vars.color.accent.border },
  },
})

export const sections = componentStyle('sections', { display: 'grid', gap: space[10], minWidth: 0 })

export const section = componentStyle('section', {
  display: 'grid',
  gap: space[4],
  // The header is sticky and would cover the anchor's target.
  scrollMarginBlockStart: grid(24),
  minWidth: 0,
})

export const answers = componentStyle('answers', { display: 'grid', gap: space[3] })

export const answer = componentStyle('answer', { scrollMarginBlockStart: grid(40) })

export const others = componentStyle('others', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[6],
  rowGap: space[2],
  paddingBlockStart: space[5],
  borderBlockStart: `${borderWidth.thick} dashed ${vars.color.border.subtle}`,
})

export const other = componentStyle('other', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
})
