import type { ReactNode } from 'react'
import type { Saying } from '../../messages/Saying.ts'
import { Missing } from '../../primitives/Missing/index.ts'
import { Skeleton } from '../../primitives/Skeleton/index.ts'

/** What one part of the page shows; it is fetched by itself, and may fail by itself. */
export interface PromotionPart<T> {
  readonly data: T | undefined
  readonly error: Saying | null
  readonly refresh: () => void
}

interface PartProps<T> {
  of: PromotionPart<T>
  /** How many skeletons hold its place. */
  count: number
  children: (data: T) => ReactNode
}

/** A part once it is there; before, what holds its place or asks for it again. */
export function Part<T>({ of: { data, error, refresh }, count, children }: PartProps<T>) {
  if (data !== undefined) return children(data)
  return (
    <Missing error={error && { key: 'promotions.loadFailed' }} onRetry={refresh} action="promotions.reload">
      <Skeleton count={count} />
    </Missing>
  )
}
