export { AccountPage } from './AccountPage.tsx'
export type { AccountPageProps } from './AccountPage.tsx'
