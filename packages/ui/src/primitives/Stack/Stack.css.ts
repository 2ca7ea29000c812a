import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'

export const stackAligns = ['stretch', 'start', 'center', 'end'] as const
export type StackAlign = (typeof stackAligns)[number]

export const stackElements = ['div', 'section', 'ul', 'ol', 'article', 'main', 'aside'] as const
export type StackElement = (typeof stackElements)[number]

export const stack = componentStyle({ display: 'flex', flexDirection: 'column' }, 'stack')

export const items = componentVariants(stackAligns, align => ({ alignItems: align }), 'align')
