import type { ReactNode } from 'react'
import { visuallyHidden } from './VisuallyHidden.css.ts'

export const visuallyHiddenElements = ['span', 'div', 'p', 'h1', 'h2', 'h3', 'caption'] as const
export type VisuallyHiddenElement = (typeof visuallyHiddenElements)[number]

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
