import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { measure, media, pageMargin, pageWidth, safeArea, space } from '../../tokens/scales.ts'

export const page = componentStyle('page', {
  display: 'grid',
  gap: space[8],
  alignItems: 'center',
  maxWidth: pageWidth,
  marginInline: 'auto',
  paddingInline: `max(${pageMargin}, ${safeArea.left}) max(${pageMargin}, ${safeArea.right})`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '1.1fr 0.9fr',
      paddingBlock: space[8],
    },
  },
})

export const words = componentStyle('words', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[5],
  maxWidth: measure.text,
})

export const picture = componentStyle('picture', {
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  aspectRatio: '4 / 3',
})
