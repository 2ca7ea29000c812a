export type { GameFrameState, GameRound } from './gameFrame.machine.ts'
export type { GamePlay } from './GamePlay.ts'
export type { GameFrame, GameFrameOptions } from './GameFrame.ts'
export { useGameFrame } from './useGameFrame.ts'
