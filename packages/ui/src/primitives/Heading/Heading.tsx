import type { ReactNode, Ref } from 'react'
import { cx } from '../../themes/cx.ts'
import { heading, sizeClass, type HeadingLevel, type HeadingSize } from './Heading.css.ts'

export { headingLevels, headingSizes, type HeadingLevel, type HeadingSize } from './Heading.css.ts'

/** The text of a heading, its level in the document, and its size where it is not that of the level. */
export interface HeadingProps {
  children: ReactNode
  /** The heading level. */
  level: HeadingLevel
  /** The visual size; follows the level by default. */
  size?: HeadingSize
  id?: string
  /** Focusable by script, for example after a route change. */
  isFocusTarget?: boolean
  ref?: Ref<HTMLHeadingElement>
}

const usualSize = {
  1: 'display',
  2: 'heading',
  3: 'title',
  4: 'lead',
  5: 'body',
  6: 'body',
} as const satisfies Record<HeadingLevel, HeadingSize>

/** A heading in the display font: the level is its place in the outline, the size only its look. */
export function Heading({ children, level, size = usualSize[level], id, isFocusTarget, ref }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element
      ref={ref}
      id={id}
      className={cx(heading, sizeClass[size])}
      tabIndex={isFocusTarget ? -1 : undefined}
    >
      {children}
    </Element>
  )
}
