export { GameHeader } from './GameHeader.tsx'
export type { GameHeaderProps } from './GameHeader.tsx'
