import { expectTypeOf, test } from 'vitest'
import type { SkeletonProps } from './Skeleton.tsx'
import { Skeleton } from './Skeleton.tsx'

test('Skeleton rejects outside styling and invalid props', () => {
  expectTypeOf<SkeletonProps>().not.toHaveProperty('className')
  expectTypeOf<SkeletonProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<Skeleton className="wide" />)
  // @ts-expect-error a shape outside the tuple
  void (<Skeleton shape="circle" />)
})
