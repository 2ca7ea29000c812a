import type { ReactNode } from 'react'
import type { Responsive } from '../../sprinkles/responsive.ts'
import { responsive } from '../../sprinkles/responsive.ts'
import { columns as columnsClass } from '../../sprinkles/columns.css.ts'
import { gap as gapClass } from '../../sprinkles/gap.css.ts'
import { cx } from '../../themes/cx.ts'
import type { Space } from '../../tokens/scales.ts'
import { grid } from './Grid.css.ts'

/** The numbers of columns that a grid can have. */
export const gridColumns = [1, 2, 3, 4] as const
/** How many columns a grid has. */
export type GridColumns = (typeof gridColumns)[number]

/** The elements that a grid can be; in `ul` and `ol` the children are the caller's `<li>`s. */
export const gridElements = ['div', 'ul', 'ol'] as const
/** The element that a grid is; in `ul` and `ol` the children are the caller's `<li>`s. */
export type GridElement = (typeof gridElements)[number]

/** The cells of a grid, how many stand beside each other, and the space between them. */
export interface GridProps {
  children: ReactNode
  /** Columns of equal width. @default { mobile: 1, tablet: 2, desktop: 3 } */
  columns?: Responsive<GridColumns>
  /** Space between cells, in 4-px steps. @default { mobile: 4, tablet: 6 } */
  gap?: Responsive<Space>
  /** @default 'div' */
  as?: GridElement
}

const usualColumns = { mobile: 1, tablet: 2, desktop: 3 } as const
const usualGap = { mobile: 4, tablet: 6 } as const

/** Arranges its children in equal columns. */
export function Grid({ children, columns = usualColumns, gap = usualGap, as: Element = 'div' }: GridProps) {
  const isList = Element === 'ul' || Element === 'ol'
  return (
    <Element
      className={cx(grid, responsive(columnsClass, columns), responsive(gapClass, gap))}
      role={isList ? 'list' : undefined}
    >
      {children}
    </Element>
  )
}
