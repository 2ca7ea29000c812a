import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { inlineAligns, inlineJustifies } from './inlineVariants.ts'

export const inline = componentStyle({ display: 'flex', flexWrap: 'wrap' }, 'inline')
export const items = componentVariants(inlineAligns, align => ({ alignItems: align }), 'align')
export const content = componentVariants(
  inlineJustifies,
  justify => ({ justifyContent: justify === 'between' ? 'space-between' : justify }),
  'justify',
)
