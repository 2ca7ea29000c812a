import type { ReactNode } from 'react'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { QueryState, type QueryStateProps } from './QueryState.tsx'

/** One part of a page, which loads and fails independently of the others. */
export interface PagePart<T> {
  readonly data: T | undefined
  readonly error: LocalizedText | null
  readonly refresh: () => void
}

export interface PartProps<T> extends Pick<QueryStateProps, 'action'> {
  of: PagePart<T>
  /** The number of skeletons while it loads. */
  count: number
  children: (data: T) => ReactNode
}

/** Renders a part when its data is there, its `QueryState` before. */
export function Part<T>({ of: { data, error, refresh }, count, action, children }: PartProps<T>) {
  if (data !== undefined) return children(data)
  return (
    <QueryState error={error} onRetry={refresh} action={action}>
      <Skeleton count={count} />
    </QueryState>
  )
}
