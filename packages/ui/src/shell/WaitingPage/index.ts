export { WaitingPage } from './WaitingPage.tsx'
export type { WaitingPageProps } from './WaitingPage.tsx'
