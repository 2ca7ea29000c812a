import type { ReactNode } from 'react'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { QueryState, type QueryStateProps, type Retry } from './QueryState.tsx'

/** One part of a page, which loads and fails independently of the others. */
export interface PagePart<T> {
  readonly data: T | undefined
  readonly error: LocalizedText | null
  readonly refresh: Retry
}

/** A part of a page that loads by itself: what it shows with its data, while it loads, and when it is empty. */
export interface PartProps<T> extends Pick<QueryStateProps, 'action'> {
  of: PagePart<T>
  /** The number of skeleton lines while it loads. @default 1 */
  count?: number
  /** Skeletons of another shape. */
  skeleton?: ReactNode
  /** Shown in place of an empty list. */
  empty?: ReactNode
  children: (data: T) => ReactNode
}

/** Renders a part when its data is there, its `QueryState` before. */
export function Part<T>({ of: { data, error, refresh }, action, empty, children, ...loading }: PartProps<T>) {
  const { count, skeleton = <Skeleton count={count} /> } = loading
  if (data !== undefined) return (Array.isArray(data) && data.length === 0 && empty) || children(data)
  return (
    <QueryState error={error} onRetry={refresh} action={action}>
      {skeleton}
    </QueryState>
  )
}
