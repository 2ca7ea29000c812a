import { keyframes } from '@vanilla-extract/css'
import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { toneVars } from '../../themes/tone.css.ts'
import {
  borderWidth,
  controlHeight,
  easing,
  grid,
  layer,
  media,
  safeArea,
  space,
  weight,
} from '../../tokens/scales.ts'

/** Lets clicks through beside the message. */
export const place = componentStyle('place', {
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: layer.message,
  paddingBlock: `max(${space[3]}, ${safeArea.top}) ${space[3]}`,
  paddingInline: `max(${space[3]}, ${safeArea.left}) max(${space[3]}, ${safeArea.right})`,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
})

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(-${space[4]})` } })

export const message = componentStyle('message', {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: 'fit-content',
  maxWidth: `min(100%, ${grid(176)})`,
  minHeight: controlHeight.large,
  marginInline: 'auto',
  paddingBlock: space[2],
  paddingInline: `${space[5]} ${space[2]}`,
  border: `${borderWidth.hairline} solid transparent`,
  borderRadius: vars.radius.large,
  fontWeight: weight.semibold,
  // The page's ring would have too little contrast on the tone.
  vars: { [vars.color.focus.ring]: toneVars.fg },
  color: toneVars.fg,
  backgroundColor: toneVars.bg,
  boxShadow: vars.shadow.high,
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.motion.steady} ${easing.out}`,
})

/** A button stands below the words where there is no room beside them. */
export const words = componentStyle('words', {
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  rowGap: space[2],
  paddingInlineEnd: space[3],
})
