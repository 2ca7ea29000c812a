export { useArcadePlay, type ArcadePlayOptions, type ArcadePlayPage } from './useArcadePlay.ts'
