import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { inlineAligns, inlineJustifies } from './inlineVariants.ts'

export const inline = componentStyle('inline', { display: 'flex', flexWrap: 'wrap' })
export const items = componentVariants('align', inlineAligns, align => ({ alignItems: align }))
export const content = componentVariants('justify', inlineJustifies, justify => ({
  justifyContent: justify === 'between' ? 'space-between' : justify,
}))
