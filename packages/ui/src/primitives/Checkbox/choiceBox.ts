import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid } from '../../tokens/scales.ts'

/** The box of a checkbox and of a radio button. */
export const choiceBox = {
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: grid(6),
  height: grid(6),
  margin: 0,
  border: `${borderWidth.thick} solid ${vars.color.border.default}`,
  backgroundColor: vars.color.surface.raised,
  cursor: 'inherit',
} as const
