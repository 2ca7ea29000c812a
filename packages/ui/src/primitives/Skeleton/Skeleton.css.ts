import { keyframes } from '@vanilla-extract/css'
import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, easing, endless, grid, lineOfText, media, touchTarget } from '../../tokens/scales.ts'

/** What a skeleton stands in for: lines of text, a heading, a picture, a pill, a ticket, or a card with its picture. */
export const skeletonShapes = ['text', 'heading', 'picture', 'pill', 'ticket', 'card'] as const
/** What a skeleton stands in for: lines of text, a heading, a picture, a pill, a ticket, or a card with its picture. */
export type SkeletonShape = (typeof skeletonShapes)[number]

const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const skeleton = componentStyle('skeleton', {
  display: 'block',
  border: `${borderWidth.hairline} solid transparent`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.border.subtle,
  animation: `${breathe} ${endless.breath} ${easing.inOut} infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})

const shapes = {
  text: { height: '1em', marginBlock: lineOfText.around },
  heading: { height: grid(7), width: '60%' },
  picture: { aspectRatio: '16 / 9', borderRadius: vars.radius.large },
  pill: { height: touchTarget, width: grid(28), borderRadius: vars.radius.full },
  ticket: { height: grid(88), borderRadius: vars.radius.large },
  // A picture, and below it the height of a TicketCard's text.
  card: {
    boxSizing: 'content-box' as const,
    aspectRatio: '16 / 9',
    paddingBlockEnd: grid(58),
    borderRadius: vars.radius.large,
  },
}
export const shapeClass = componentVariants('shape', skeletonShapes, shape => shapes[shape])

export const lastLine = componentStyle('lastLine', { width: '70%' })
