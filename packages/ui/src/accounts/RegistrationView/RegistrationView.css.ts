import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { notched, perforation } from '../../primitives/TicketCard/notched.ts'
import { belowHeader, borderWidth, grid, media, pageMargin, pageWidth, space } from '../../tokens/scales.ts'

export const page = componentStyle('page', {
  display: 'grid',
  maxWidth: pageWidth,
  marginInline: 'auto',
  paddingInline: pageMargin,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 0.85fr)',
      gap: space[12],
      alignItems: 'start',
      paddingBlock: space[6],
    },
  },
})

export const ticket = componentStyle('ticket', {
  width: '100%',
  maxWidth: grid(160),
  marginInline: 'auto',
  boxShadow: vars.shadow.medium,
  borderRadius: vars.radius.large,
  '@media': {
    [media.desktop]: { maxWidth: 'none' },
    [media.forcedColors]: { border: `${borderWidth.hairline} solid CanvasText` },
  },
})

const paper = vars.color.surface.raised
const padding = { padding: space[5], '@media': { [media.tablet]: { padding: space[8] } } }

/** The stub with its punch marks. */
export const stub = componentStyle('stub', {
  ...padding,
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
  background: notched('100%', paper),
})

export const body = componentStyle('body', {
  ...padding,
  position: 'relative',
  borderEndStartRadius: vars.radius.large,
  borderEndEndRadius: vars.radius.large,
  background: notched('0', paper),
  selectors: {
    '&::before': perforation,
  },
})

export const picture = componentStyle('picture', {
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: belowHeader.desktop,
      height: grid(140),
      overflow: 'hidden',
      borderRadius: vars.radius.large,
    },
  },
})
