export { ProfileView } from './ProfileView.tsx'
export type { ProfileViewProps } from './ProfileView.tsx'
