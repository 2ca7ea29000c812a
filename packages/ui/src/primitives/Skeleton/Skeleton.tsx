import { cx } from '../../themes/cx.ts'
import { lastLine, shapeClass, skeleton, type SkeletonShape } from './Skeleton.css.ts'

export { skeletonShapes, type SkeletonShape } from './Skeleton.css.ts'

/** The shape of a skeleton, and how many there are. */
export interface SkeletonProps {
  /** @default 'text' */
  shape?: SkeletonShape
  /** Number of skeletons. @default 1 */
  count?: number
}

/** A placeholder while content loads. Hidden from screen readers: the region around it has `aria-busy`. */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => {
    const isLastOfText = shape === 'text' && count > 1 && index === count - 1
    return (
      <span key={index} aria-hidden className={cx(skeleton, shapeClass[shape], isLastOfText && lastLine)} />
    )
  })
}
