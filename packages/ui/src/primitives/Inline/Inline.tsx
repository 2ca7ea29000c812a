import type { ReactNode } from 'react'
import type { Responsive } from '../../sprinkles/responsive.ts'
import { responsive } from '../../sprinkles/responsive.ts'
import { gap as gapClass } from '../../sprinkles/gap.css.ts'
import { cx } from '../../themes/cx.ts'
import type { Space } from '../../tokens/scales.ts'
import { content, inline, items } from './Inline.css.ts'
import type { InlineAlign, InlineJustify } from './inlineVariants.ts'

export { inlineAligns, inlineJustifies, type InlineAlign, type InlineJustify } from './inlineVariants.ts'

/** Children in a row that wraps, with the space between them and their alignment. */
export interface InlineProps {
  children: ReactNode
  /** Space between children in both directions, in 4-px steps. @default 2 */
  gap?: Responsive<Space>
  /** @default 'center' */
  align?: InlineAlign
  /** @default 'start' */
  justify?: InlineJustify
}

/** Arranges its children in a row that wraps. */
export function Inline({ children, gap = 2, align = 'center', justify = 'start' }: InlineProps) {
  const className = cx(inline, items[align], content[justify], responsive(gapClass, gap))
  return <div className={className}>{children}</div>
}
