import type { ReactNode } from 'react'
import { cx } from '../../themes/cx.ts'
import { container, widthClass, type ContainerElement, type ContainerWidth } from './Container.css.ts'

export {
  containerElements,
  containerWidths,
  type ContainerElement,
  type ContainerWidth,
} from './Container.css.ts'

/** The content, its maximum width and the element around it. */
export interface ContainerProps {
  children: ReactNode
  /** The maximum width: the page, a column of text, a form. @default 'page' */
  width?: ContainerWidth
  /** @default 'div' */
  as?: ContainerElement
}

/** Centres content and adds side margins. */
export function Container({ children, width = 'page', as: Element = 'div' }: ContainerProps) {
  return <Element className={cx(container, widthClass[width])}>{children}</Element>
}
