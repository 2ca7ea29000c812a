export { pageWindow } from './pageWindow.ts'
export { Pagination } from './Pagination.tsx'
export { useLastKnown } from './useLastKnown.ts'
export type { PaginationProps } from './Pagination.tsx'
