import { expectTypeOf, test } from 'vitest'
import type { SkeletonProps } from './Skeleton.tsx'
import { Skeleton } from './Skeleton.tsx'

test('Skeleton refuses what it has no place for', () => {
  expectTypeOf<SkeletonProps>().not.toHaveProperty('className')
  expectTypeOf<SkeletonProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<Skeleton className="wide" />)
  // @ts-expect-error a shape outside the tuple
  void (<Skeleton shape="circle" />)
})
