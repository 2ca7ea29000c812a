export { RelatedGames } from './RelatedGames.tsx'
export type { RelatedGamesProps } from './RelatedGames.tsx'
