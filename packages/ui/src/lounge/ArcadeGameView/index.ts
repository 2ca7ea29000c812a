export { ArcadeGameView } from './ArcadeGameView.tsx'
export type { ArcadeGameViewProps } from './ArcadeGameViewProps.ts'
