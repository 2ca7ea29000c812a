export { ArcadeGameView } from './ArcadeGameView.tsx'
export type { ArcadeGameViewProps } from './ArcadeGameView.tsx'
