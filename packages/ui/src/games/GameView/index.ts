export { GameView } from './GameView.tsx'
export type { GameViewProps } from './GameView.tsx'
