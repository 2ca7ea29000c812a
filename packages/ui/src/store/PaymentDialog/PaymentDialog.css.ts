import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, viewport } from '../../tokens/scales.ts'

/** The provider's page, as high as the dialog allows. */
export const frame = componentStyle('frame', {
  display: 'block',
  width: '100%',
  height: `clamp(${grid(90)}, ${viewport.height} - ${grid(76)}, ${grid(180)})`,
  border: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface.sunken,
})
