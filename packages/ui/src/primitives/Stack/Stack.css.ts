import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'

/** How children of different widths are aligned in their column. */
export const stackAligns = ['stretch', 'start', 'center', 'end'] as const
/** How children of different widths are aligned in their column. */
export type StackAlign = (typeof stackAligns)[number]

/** The elements that a stack can be; in `ul` and `ol` the children are the caller's `<li>`s. */
export const stackElements = ['div', 'section', 'ul', 'ol', 'article', 'main', 'aside'] as const
/** The element that a stack is; in `ul` and `ol` the children are the caller's `<li>`s. */
export type StackElement = (typeof stackElements)[number]

export const stack = componentStyle('stack', { display: 'flex', flexDirection: 'column' })

export const items = componentVariants('align', stackAligns, align => ({ alignItems: align }))
