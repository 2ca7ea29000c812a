export { useArcadeGame, type SeenArcadeGame } from './useArcadeGame.ts'
