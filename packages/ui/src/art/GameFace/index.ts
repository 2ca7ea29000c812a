export { GameFace, gameMotifNames } from './GameFace.tsx'
export type { GameMotif, GameFaceProps } from './GameFace.tsx'
