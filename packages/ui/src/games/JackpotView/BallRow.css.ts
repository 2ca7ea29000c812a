import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, space, typeSize, weight } from '../../tokens/scales.ts'

export const row = componentStyle('row', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})

const round = {
  display: 'inline-grid',
  placeItems: 'center',
  width: grid(10),
  height: grid(10),
  borderRadius: vars.radius.full,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
} as const

export const ball = componentStyle('ball', {
  ...round,
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.raised,
  border: `${borderWidth.thick} solid ${vars.color.border.default}`,
})

export const special = componentStyle('special', {
  ...round,
  color: vars.color.accent.fg,
  backgroundColor: vars.color.accent.bg,
  border: `${borderWidth.thick} solid ${vars.color.accent.bg}`,
})

export const label = componentStyle('label', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: typeSize.small,
  fontWeight: weight.semibold,
})
