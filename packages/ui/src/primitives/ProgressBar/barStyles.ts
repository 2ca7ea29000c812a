import { vars } from '../../themes/contract.css.ts'
import { borderWidth, space, typeSize, weight } from '../../tokens/scales.ts'

/** The label and the value above a bar. */
export const barWords = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockEnd: space[2],
  fontSize: typeSize.small,
  fontWeight: weight.semibold,
} as const

/** The unfilled bar. */
export const barTrack = {
  overflow: 'hidden',
  appearance: 'none',
  border: `${borderWidth.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.sunken,
} as const
