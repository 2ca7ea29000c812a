export { HomeView } from './HomeView.tsx'
export type { HomeViewProps } from './HomeView.tsx'
