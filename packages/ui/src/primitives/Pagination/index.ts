export { pageWindow } from './pageWindow.ts'
export { Pagination } from './Pagination.tsx'
export type { PaginationProps } from './Pagination.tsx'
