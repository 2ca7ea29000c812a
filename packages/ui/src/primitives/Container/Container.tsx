import type { ReactNode } from 'react'
import { cx } from '../../themes/cx.ts'
import { container, widthClass, type ContainerWidth } from './Container.css.ts'

export { containerWidths, type ContainerWidth } from './Container.css.ts'

/** The content and its maximum width. */
export interface ContainerProps {
  children: ReactNode
  /** The maximum width: the page, a column of text, a form. @default 'page' */
  width?: ContainerWidth
}

/** Centres content and adds side margins. */
export function Container({ children, width = 'page' }: ContainerProps) {
  return <div className={cx(container, widthClass[width])}>{children}</div>
}
