import { cx } from '../../themes/cx.ts'
import { lastLine, shapeClass, skeleton } from './Skeleton.css.ts'
import type { SkeletonShape } from './skeletonVariants.ts'

export interface SkeletonProps {
  /** @default 'text' */
  shape?: SkeletonShape
  /** How many of it, under one another. @default 1 */
  count?: number
}

/** Holds the place of what is still loading. Silent: the region around it says `aria-busy`. */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => {
    const isLastOfText = shape === 'text' && count > 1 && index === count - 1
    return (
      <span key={index} aria-hidden className={cx(skeleton, shapeClass[shape], isLastOfText && lastLine)} />
    )
  })
}
