export { ClubLayout, MAIN_ID } from './ClubLayout.tsx'
export type { ClubLayoutProps } from './ClubLayout.tsx'
