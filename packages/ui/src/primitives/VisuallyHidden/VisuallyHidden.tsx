import type { ReactNode } from 'react'
import { visuallyHidden } from './VisuallyHidden.css.ts'

/** The elements that a visually hidden text can be. */
export const visuallyHiddenElements = ['span', 'h1'] as const
/** The element that a visually hidden text is. */
export type VisuallyHiddenElement = (typeof visuallyHiddenElements)[number]

/** A text for screen readers only, and its element. */
export interface VisuallyHiddenProps {
  children: ReactNode
  /** @default 'span' */
  as?: VisuallyHiddenElement
}

/** Visually hidden text for screen readers. */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps) {
  return <Element className={visuallyHidden}>{children}</Element>
}
