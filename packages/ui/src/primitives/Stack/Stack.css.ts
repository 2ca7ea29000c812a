import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { stackAligns } from './stackVariants.ts'

export const stack = componentStyle({ display: 'flex', flexDirection: 'column' }, 'stack')

export const items = componentVariants(stackAligns, align => ({ alignItems: align }), 'align')
