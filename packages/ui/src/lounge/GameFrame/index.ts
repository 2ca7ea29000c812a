export { GameFrame } from './GameFrame.tsx'
export type { GameFrameProps } from './GameFrame.tsx'
