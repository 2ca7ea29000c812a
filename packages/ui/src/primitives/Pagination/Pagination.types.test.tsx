import { expectTypeOf, test } from 'vitest'
import type { PaginationProps } from './Pagination.tsx'
import { Pagination } from './Pagination.tsx'

test('Pagination rejects outside styling and invalid props', () => {
  expectTypeOf<PaginationProps>().not.toHaveProperty('className')
  expectTypeOf<PaginationProps>().not.toHaveProperty('style')
  // @ts-expect-error the label is required: it names the navigation
  void (<Pagination page={0} pages={3} onPage={() => undefined} />)
  // @ts-expect-error the page is a number
  void (<Pagination page="1" pages={3} onPage={() => undefined} label="Pages" />)
})
