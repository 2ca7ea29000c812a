import { keyframes } from '@vanilla-extract/css'
import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, easing, grid, media, space, weight } from '../../tokens/scales.ts'

export const results = componentStyle('results', {
  display: 'grid',
  gap: space[8],
})

export const bars = componentStyle('bars', { display: 'grid', gap: space[5], listStyle: 'none' })

export const words = componentStyle('words', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  marginBlockEnd: space[2],
})

export const percent = componentStyle('percent', {
  marginInlineStart: 'auto',
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
})

export const track = componentStyle('track', {
  display: 'block',
  width: '100%',
  height: grid(5),
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  border: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.sunken,
})

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } })

const filled = {
  transformOrigin: 'left',
  animation: `${grow} ${vars.motion.slow} ${easing.out}`,
} as const

export const bar = componentStyle('bar', {
  ...filled,
  fill: vars.color.accent.bg,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})

export const ownBar = componentStyle('ownBar', {
  ...filled,
  fill: vars.color.neutral.border,
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
})
