import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'

export const widget = componentStyle(
  { display: 'flex', flexDirection: 'column', minHeight: '100dvh', backgroundColor: vars.color.surface.page },
  'widget',
)
