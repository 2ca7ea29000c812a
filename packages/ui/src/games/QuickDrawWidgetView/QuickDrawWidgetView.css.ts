import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { space, viewport } from '../../tokens/scales.ts'

export const widget = componentStyle('widget', {
  display: 'flex',
  flexDirection: 'column',
  minHeight: viewport.height,
  backgroundColor: vars.color.surface.page,
})

export const waiting = componentStyle('waiting', {
  display: 'grid',
  justifyItems: 'center',
  padding: space[4],
  color: vars.color.text.muted,
})
