import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, controlHeight, easing, grid, layer, media, space } from '../../tokens/scales.ts'
import { dialogSizes } from './dialogVariants.ts'

const leaving = '&[data-entering], &[data-exiting]'

export const overlay = componentStyle(
  {
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    // What the keyboard of a phone leaves of the page.
    height: 'var(--visual-viewport-height)',
    zIndex: layer.overlay,
    display: 'grid',
    alignItems: 'end',
    justifyItems: 'center',
    backgroundColor: vars.color.surface.scrim,
    transition: `opacity ${vars.motion.steady} ${easing.out}`,
    selectors: { [leaving]: { opacity: 0 } },
    '@media': { [media.tablet]: { alignItems: 'center', padding: space[6] } },
  },
  'overlay',
)

/** A small one is a sheet from the bottom edge, within reach of the thumb; the others fill a phone. */
export const overlaySize = componentVariants(
  dialogSizes,
  size => (size === 'small' ? { paddingBlockStart: space[10] } : { alignItems: 'stretch' }),
  'overlaySize',
)

const rise = `0 ${space[6]}`

export const panel = componentStyle(
  {
    display: 'flex',
    width: '100%',
    maxHeight: '100%',
    overflow: 'hidden',
    border: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.overlay,
    boxShadow: vars.shadow.high,
    transition: `translate ${vars.motion.steady} ${easing.out}`,
    selectors: { [leaving]: { translate: rise } },
    '@media': { [media.tablet]: { height: 'auto', borderRadius: vars.radius.large } },
  },
  'panel',
)

const widths = { small: grid(112), medium: grid(144), large: grid(208) }

export const panelSize = componentVariants(
  dialogSizes,
  size => ({
    ...(size === 'small'
      ? { borderStartStartRadius: vars.radius.large, borderStartEndRadius: vars.radius.large }
      : {}),
    '@media': { [media.tablet]: { maxWidth: widths[size] } },
  }),
  'panelSize',
)

/** Above whatever scrolls beneath it, what is raised there included: a press on it is meant for it. */
const edge = {
  position: 'sticky',
  zIndex: layer.sticky,
  backgroundColor: vars.color.surface.overlay,
} as const

export const header = componentStyle(
  {
    ...edge,
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    paddingBlock: space[5],
    paddingInline: space[6],
  },
  'header',
)

/** The cross lines up with the text's edge, its target does not. */
export const corner = componentStyle(
  { display: 'flex', flexShrink: 0, marginBlock: `-${space[2]}`, marginInlineEnd: `-${space[3]}` },
  'corner',
)

export const body = componentStyle(
  { flexGrow: 1, paddingBlockEnd: space[6], paddingInline: space[6] },
  'body',
)

/** Torn off like a stub: the line that the reader's answer goes under. */
export const footer = componentStyle(
  {
    ...edge,
    insetBlockEnd: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    paddingBlock: space[5],
    paddingInline: space[6],
    borderBlockStart: `${borderWidth.thick} dashed ${vars.color.border.subtle}`,
    '@media': { [media.tablet]: { flexDirection: 'row', flexWrap: 'wrap' } },
  },
  'footer',
)

/** Room for a header, also where a long title takes three lines. */
const heading = `calc(${space[20]} + 3lh)`
/** Room for a footer: its buttons lie side by side, on a phone one below the other. */
const roomFor = (buttons: number) =>
  `calc(${buttons} * (${controlHeight.medium} + ${space[3]}) + 2 * ${space[5]})`
const oneButton = roomFor(1)
const twoButtons = roomFor(2)

/**
 * The whole of it scrolls, so that the keys scroll it as soon as it has focus; and what they move to comes to lie between
 * header and footer.
 */
export const dialog = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    overflowY: 'auto',
    outline: 'none',
    scrollPaddingBlockStart: heading,
    selectors: {
      [`&:has(> ${footer})`]: { scrollPaddingBlockEnd: oneButton },
      [`&:has(> ${footer} > :nth-child(2))`]: {
        scrollPaddingBlockEnd: twoButtons,
        '@media': { [media.tablet]: { scrollPaddingBlockEnd: oneButton } },
      },
    },
  },
  'dialog',
)
