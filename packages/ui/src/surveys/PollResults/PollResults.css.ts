import { keyframes } from '@vanilla-extract/css'
import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, easing, grid, media, space, weight } from '../../tokens/scales.ts'

/** Focused by script only; nothing in it is interactive. */
export const results = componentStyle(
  { display: 'grid', gap: space[8], selectors: { '&:focus': { outline: 'none' } } },
  'results',
)

export const bars = componentStyle({ display: 'grid', gap: space[5], listStyle: 'none' }, 'bars')

export const words = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[3]}`,
    marginBlockEnd: space[2],
  },
  'words',
)

export const percent = componentStyle(
  { marginInlineStart: 'auto', fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' },
  'percent',
)

export const track = componentStyle(
  {
    display: 'block',
    width: '100%',
    height: grid(5),
    overflow: 'hidden',
    borderRadius: vars.radius.small,
    border: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
    backgroundColor: vars.color.surface.sunken,
  },
  'track',
)

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } })

const filled = {
  transformOrigin: 'left',
  animation: `${grow} ${vars.motion.slow} ${easing.out}`,
} as const

export const bar = componentStyle(
  {
    ...filled,
    fill: vars.color.accent.bg,
    '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
  },
  'bar',
)

export const ownBar = componentStyle(
  {
    ...filled,
    fill: vars.color.neutral.border,
    '@media': { [media.forcedColors]: { fill: 'Highlight' } },
  },
  'ownBar',
)
