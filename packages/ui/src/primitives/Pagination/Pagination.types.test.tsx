import { expectTypeOf, test } from 'vitest'
import type { PaginationProps } from './Pagination.tsx'
import { Pagination } from './Pagination.tsx'

test('Pagination refuses what it has no place for', () => {
  expectTypeOf<PaginationProps>().not.toHaveProperty('className')
  expectTypeOf<PaginationProps>().not.toHaveProperty('style')
  // @ts-expect-error a navigation without a label has no name
  void (<Pagination page={0} pages={3} onPage={() => undefined} />)
  // @ts-expect-error pages are numbers
  void (<Pagination page="1" pages={3} onPage={() => undefined} label="Pages" />)
})
