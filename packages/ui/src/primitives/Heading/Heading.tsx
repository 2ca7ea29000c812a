import type { ReactNode, Ref } from 'react'
import { cx } from '../../themes/cx.ts'
import { heading, sizeClass } from './Heading.css.ts'
import type { HeadingLevel, HeadingSize } from './headingVariants.ts'

export interface HeadingProps {
  children: ReactNode
  /** Its place in the outline of the page. */
  level: HeadingLevel
  /** How large it looks; follows from the level when left out. */
  size?: HeadingSize
  id?: string
  /** Focus can be moved to it by script, as after a change of route. */
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

/** A heading in the display face: its level says where it stands, its size how it looks. */
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
