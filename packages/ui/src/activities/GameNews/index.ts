export { GameNews } from './GameNews.tsx'
export type { GameNewsProps, PlayedGame } from './GameNews.tsx'
