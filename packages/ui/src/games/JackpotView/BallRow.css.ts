import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, space, typeSize, weight } from '../../tokens/scales.ts'

export const row = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] },
  'row',
)

const round = {
  display: 'inline-grid',
  placeItems: 'center',
  width: grid(10),
  height: grid(10),
  borderRadius: vars.radius.full,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
} as const

export const ball = componentStyle(
  {
    ...round,
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.raised,
    border: `${borderWidth.thick} solid ${vars.color.border.default}`,
  },
  'ball',
)

export const special = componentStyle(
  {
    ...round,
    color: vars.color.accent.fg,
    backgroundColor: vars.color.accent.bg,
    border: `${borderWidth.thick} solid ${vars.color.accent.bg}`,
  },
  'special',
)

export const label = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    fontSize: typeSize.small,
    fontWeight: weight.semibold,
  },
  'label',
)
