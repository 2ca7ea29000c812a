import type { ReactNode } from 'react'
import type { Saying } from '../../messages/Saying.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Missing, type MissingProps } from './Missing.tsx'

/** What one part of a page shows; it is fetched by itself, and may fail by itself. */
export interface PagePart<T> {
  readonly data: T | undefined
  readonly error: Saying | null
  readonly refresh: () => void
}

export interface PartProps<T> extends Pick<MissingProps, 'action'> {
  of: PagePart<T>
  /** How many skeletons hold its place. */
  count: number
  children: (data: T) => ReactNode
}

/** A part once it is there; before, what holds its place or asks for it again. */
export function Part<T>({ of: { data, error, refresh }, count, action, children }: PartProps<T>) {
  if (data !== undefined) return children(data)
  return (
    <Missing error={error} onRetry={refresh} action={action}>
      <Skeleton count={count} />
    </Missing>
  )
}
