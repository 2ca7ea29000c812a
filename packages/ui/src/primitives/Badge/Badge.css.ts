import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { toneVars } from '../../themes/tone.css.ts'
import { borderWidth, grid, space, typeSize, weight } from '../../tokens/scales.ts'

export const badge = componentStyle('badge', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxWidth: '100%',
  paddingBlock: grid(0.5),
  paddingInline: grid(2.5),
  // Visible in forced colours, which remove the fill.
  border: `${borderWidth.hairline} solid transparent`,
  borderRadius: vars.radius.medium,
  fontSize: typeSize.caption,
  fontWeight: weight.bold,
  color: toneVars.subtleFg,
  backgroundColor: toneVars.subtleBg,
})
