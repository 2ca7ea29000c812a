import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, space, viewport } from '../../tokens/scales.ts'

/** The provider's page, as high as the dialog allows. */
export const frame = componentStyle('frame', {
  display: 'block',
  width: '100%',
  height: `clamp(${grid(80)}, ${viewport.most}, ${grid(130)})`,
  border: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface.sunken,
})

export const reasons = componentStyle('reasons', {
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[5],
  listStyle: 'disc',
})

export const needs = componentStyle('needs', {
  display: 'grid',
  gap: space[3],
  padding: 0,
  listStyle: 'none',
})

export const need = componentStyle('need', { display: 'flex', alignItems: 'start', gap: space[3] })
