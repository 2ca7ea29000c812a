export { DesertScene } from './DesertScene.tsx'
export type { DesertSceneProps } from './DesertScene.tsx'
