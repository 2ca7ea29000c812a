import { PROMOTIONS_PAGE_SIZE } from './constants.ts'

/** Where a page of promotions begins: those that are loaded more follow a first page of another size. */
export function promotionsOffset(page: number, size: number): number {
  const { first, more } = PROMOTIONS_PAGE_SIZE
  return page > 0 && size === more ? first + (page - 1) * more : page * size
}
