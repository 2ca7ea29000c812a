import { hideBrokenImage } from '../../primitives/Image/hideBrokenImage.ts'
import { componentGlobalStyle, componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { panelColors } from '../../themes/panelColors.ts'
import {
  borderWidth,
  grid,
  lineHeight,
  measure,
  media,
  space,
  touchTarget,
  typeSize,
  weight,
} from '../../tokens/scales.ts'

/** Reserves space for the controls of the carousel. */
export const still = componentStyle('still', { paddingBlockEnd: `calc(${touchTarget} + ${space[2]})` })

const slideShape = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  height: '100%',
  borderRadius: vars.radius.large,
  '@media': { [media.tablet]: { gridTemplateColumns: '1.2fr 1fr', minHeight: grid(64) } },
} as const

export const slide = {
  light: componentStyle('lightSlide', { ...slideShape, ...panelColors('dusk') }),
  dark: componentStyle('darkSlide', { ...slideShape, ...panelColors('sun') }),
}

export const words = componentStyle('words', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: space[5],
  padding: `${space[6]} ${space[5]}`,
  // The perforation between the text and the picture.
  borderBlockStart: `${borderWidth.heavy} dotted currentColor`,
  '@media': {
    [media.tablet]: {
      padding: `${space[10]} ${space[10]}`,
      borderBlockStart: 'none',
      borderInlineEnd: `${borderWidth.heavy} dotted currentColor`,
    },
  },
})

export const title = componentStyle('title', {
  maxWidth: measure.claim,
  fontFamily: vars.font.display,
  fontSize: typeSize.display,
  fontWeight: weight.heavy,
  lineHeight: lineHeight.tight,
  textWrap: 'balance',
})

export const stage = componentStyle('stage', {
  display: 'grid',
  order: -1,
  aspectRatio: '16 / 9',
  '@media': { [media.tablet]: { order: 0, aspectRatio: 'auto', contain: 'size' } },
})

/** The background and the picture. */
export const layer = componentStyle('layer', {
  ...hideBrokenImage(),
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  minHeight: 0,
  objectFit: 'cover',
})

export const sectionHead = componentStyle('sectionHead', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[6],
  rowGap: space[2],
})

/**
 * A few cards of each section: on a phone a row that scrolls sideways and shows the edge of the next card.
 */
export const row = componentStyle('row', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `min(84%, ${grid(80)})`,
  gap: space[4],
  overflowX: 'auto',
  // A scroll container clips at its edges: padding for the shadows and the focus ring.
  margin: `-${space[3]} -${space[4]}`,
  padding: `${space[3]} ${space[4]} ${space[6]}`,
  scrollPaddingInline: space[4],
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '@media': {
    [media.tablet]: {
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: space[6],
      overflowX: 'visible',
      margin: 0,
      padding: 0,
    },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
componentGlobalStyle(`${row} > *`, { scrollSnapAlign: 'start' })
