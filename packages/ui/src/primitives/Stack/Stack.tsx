import type { ReactNode } from 'react'
import { gap as gapClass } from '../../sprinkles/gap.css.ts'
import { cx } from '../../themes/cx.ts'
import type { Responsive } from '../../sprinkles/responsive.ts'
import { responsive } from '../../sprinkles/responsive.ts'
import type { Space } from '../../tokens/scales.ts'
import { items, stack, type StackAlign, type StackElement } from './Stack.css.ts'

export { stackAligns, stackElements, type StackAlign, type StackElement } from './Stack.css.ts'

/** Children in a column, with the space between them and their alignment. */
export interface StackProps {
  children: ReactNode
  /** Space between children, in 4-px steps, for all widths or by breakpoint. @default 4 */
  gap?: Responsive<Space>
  /** @default 'stretch' */
  align?: StackAlign
  /** `ul` and `ol` add no wrappers: the children are the caller's `<li>`s. @default 'div' */
  as?: StackElement
}

/**
 * Arranges its children in a column with equal space.
 *
 * @example
 * ```tsx
 * import { Heading, Stack, Text } from '@players-club/ui'
 *
 * export const Empty = () => (
 *   <Stack gap={{ mobile: 2, desktop: 4 }} align="start">
 *     <Heading level={2}>Your rewards</Heading>
 *     <Text>You have not redeemed anything yet.</Text>
 *   </Stack>
 * )
 * ```
 */
export function Stack({ children, gap = 4, align = 'stretch', as: Element = 'div' }: StackProps) {
  const isList = Element === 'ul' || Element === 'ol'
  return (
    <Element
      className={cx(stack, responsive(gapClass, gap), items[align])}
      role={isList ? 'list' : undefined}
    >
      {children}
    </Element>
  )
}
