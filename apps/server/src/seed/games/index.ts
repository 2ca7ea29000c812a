export { addGames, demoDrawsJob } from './addGames.ts'
export type { DemoGame } from './DemoGame.ts'
