import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { space, viewport } from '../../tokens/scales.ts'

export const widget = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    minHeight: viewport.height,
    backgroundColor: vars.color.surface.page,
  },
  'widget',
)

export const waiting = componentStyle(
  { display: 'grid', justifyItems: 'center', padding: space[4], color: vars.color.text.muted },
  'waiting',
)
