import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, easing, fade, media, noTime, space, touchTarget } from '../../tokens/scales.ts'

/** First in the tab order and visually below the slides. */
export const carousel = componentStyle('carousel', {
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
})

export const controls = componentStyle('controls', {
  order: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
})

export const slides = componentStyle('slides', { display: 'grid', touchAction: 'pan-y pinch-zoom' })

export const slide = componentStyle('slide', {
  gridArea: '1 / 1',
  display: 'grid',
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${fade} ${easing.inOut}, visibility ${fade}`,
  '@media': { [media.reducedMotion]: { transitionDuration: noTime } },
})

export const shown = componentStyle('shown', { opacity: 1, visibility: 'visible' })

/** The dot of a punch mark, centred in a target of touch size. */
export const dot = componentStyle('dot', {
  display: 'grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      width: space[3],
      height: space[3],
      border: `${borderWidth.thick} solid ${vars.color.border.strong}`,
      borderRadius: vars.radius.full,
      transition: `background-color ${vars.motion.steady} ${easing.out}`,
    },
    '&:hover::before': { borderColor: vars.color.accent.border },
    '&[aria-current]::before': {
      borderColor: vars.color.accent.border,
      backgroundColor: vars.color.accent.border,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current]::before': { backgroundColor: 'Highlight' } },
    },
  },
})
