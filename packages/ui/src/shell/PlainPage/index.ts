export { PlainPage } from './PlainPage.tsx'
export type { PlainPageProps } from './PlainPage.tsx'
