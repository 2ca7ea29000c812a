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

export const page = componentStyle(
  {
    ...pageGrid,
    '@media': { [media.tablet]: { paddingInline: space[6], gap: space[12] } },
  },
  'page',
)

const headShape = {
  display: 'grid',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  '@media': { [media.tablet]: { gridTemplateColumns: '1.4fr 1fr' } },
} as const

export const head = {
  club: componentStyle({ ...headShape, ...panelColors('sun') }, 'clubHead'),
  lounge: componentStyle({ ...headShape, ...panelColors('dusk') }, 'loungeHead'),
}

export const words = componentStyle(
  {
    display: 'grid',
    alignContent: 'center',
    gap: space[3],
    padding: `${space[6]} ${space[5]}`,
    '@media': { [media.tablet]: { padding: space[10] } },
  },
  'words',
)

export const picture = componentStyle(
  {
    height: grid(28),
    order: -1,
    // The text determines the height of the head, not the drawing.
    contain: 'size',
    '@media': { [media.tablet]: { height: 'auto', minHeight: grid(56), order: 0 } },
  },
  'picture',
)

export const columns = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    '@media': {
      [media.desktop]: { gridTemplateColumns: `${grid(64)} minmax(0, 1fr)`, gap: space[12] },
    },
  },
  'columns',
)

export const contents = componentStyle(
  {
    display: 'grid',
    alignSelf: 'start',
    gap: space[2],
    '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: belowHeader.desktop } },
  },
  'contents',
)

export const contentsTitle = componentStyle(
  { fontWeight: weight.bold, fontSize: typeSize.small, color: vars.color.text.muted },
  'contentsTitle',
)

export const contentsLink = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: touchTarget,
    paddingInline: space[3],
    overflowWrap: 'anywhere',
    borderInlineStart: `${borderWidth.heavy} solid ${vars.color.border.subtle}`,
    selectors: {
      '&:hover': { color: vars.color.text.accent, borderColor: vars.color.accent.border },
    },
  },
  'contentsLink',
)

export const sections = componentStyle({ display: 'grid', gap: space[10], minWidth: 0 }, 'sections')

export const section = componentStyle(
  // The header is sticky and would cover the anchor's target.
  { display: 'grid', gap: space[4], scrollMarginBlockStart: grid(24), minWidth: 0 },
  'section',
)

export const answers = componentStyle({ display: 'grid', gap: space[3] }, 'answers')

export const answer = componentStyle({ scrollMarginBlockStart: grid(40) }, 'answer')

export const others = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[6],
    rowGap: space[2],
    paddingBlockStart: space[5],
    borderBlockStart: `${borderWidth.thick} dashed ${vars.color.border.subtle}`,
  },
  'others',
)

export const other = componentStyle(
  { display: 'inline-flex', alignItems: 'center', minHeight: touchTarget },
  'other',
)
