export { GamesView } from './GamesView.tsx'
export type { GamesViewProps } from './GamesView.tsx'
