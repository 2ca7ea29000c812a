export { createGamesRoutes } from './createGamesRoutes.ts'
