import type { ReactNode } from 'react'
import { visuallyHidden } from './VisuallyHidden.css.ts'
import type { VisuallyHiddenElement } from './visuallyHiddenVariants.ts'

export { visuallyHiddenElements, type VisuallyHiddenElement } from './visuallyHiddenVariants.ts'

export interface VisuallyHiddenProps {
  children: ReactNode
  /** @default 'span' */
  as?: VisuallyHiddenElement
  id?: string
}

/** Visually hidden text for screen readers. */
export function VisuallyHidden({ children, as: Element = 'span', id }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={visuallyHidden}>
      {children}
    </Element>
  )
}
