import { keyframes } from '@vanilla-extract/css'
import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, endless, grid, layer, media } from '../../tokens/scales.ts'

export const overlay = componentStyle('overlay', {
  position: 'fixed',
  inset: 0,
  zIndex: layer.spinner,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: vars.color.surface.scrim,
  cursor: 'progress',
})

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const plate = componentStyle('plate', {
  display: 'grid',
  placeItems: 'center',
  width: grid(24),
  height: grid(24),
  borderRadius: vars.radius.full,
  border: `${borderWidth.hairline} solid transparent`,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.high,
})

export const wheel = componentStyle('wheel', {
  width: grid(14),
  height: grid(14),
  color: vars.color.accent.bg,
  animation: `${turn} ${endless.turn} linear infinite`,
  '@media': { [media.reducedMotion]: { animationDuration: endless.calm } },
})
