import { componentGlobalStyle, componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { belowHeader, controlHeight, grid, layer, media, space } from '../../tokens/scales.ts'

export const columns = componentStyle('columns', {
  display: 'grid',
  gap: `${space[8]} ${space[8]}`,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${grid(96)})` } },
})

export const aside = componentStyle('aside', {
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: belowHeader.desktop } },
})

/** Only where the cart is not beside the bundles. */
export const toCart = componentStyle('toCart', {
  position: 'sticky',
  insetBlockStart: space[2],
  zIndex: layer.sticky,
  '@media': {
    [media.tablet]: { insetBlockStart: belowHeader.tablet },
    [media.desktop]: { display: 'none' },
  },
})

// A focused button scrolls clear of the link as well. On a phone, where the header is not above it, there is room for it.
componentGlobalStyle(`html:has(.${toCart})`, {
  '@media': {
    [media.tablet]: {
      scrollPaddingTop: `calc(${belowHeader.tablet} + ${controlHeight.medium} + ${space[2]})`,
    },
    [media.desktop]: { scrollPaddingTop: belowHeader.desktop },
  },
})

/** The overlay shares the grid area of the bundles. */
export const closed = componentStyle('closed', { display: 'grid' })

export const behind = componentStyle('behind', { gridArea: '1 / 1', opacity: 0.35 })

export const cover = componentStyle('cover', {
  gridArea: '1 / 1',
  zIndex: layer.raised,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  paddingBlockStart: space[10],
})

export const poster = componentStyle('poster', {
  display: 'grid',
  gap: space[3],
  width: `min(100%, ${grid(120)})`,
  paddingBlockEnd: space[6],
  textAlign: 'center',
  justifyItems: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.high,
})

export const sight = componentStyle('sight', { width: '100%', aspectRatio: '16 / 9' })

export const words = componentStyle('words', { display: 'grid', gap: space[2], paddingInline: space[5] })
