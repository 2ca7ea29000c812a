export { PageTitle } from './PageTitle.tsx'
export type { PageTitleProps } from './PageTitle.tsx'
