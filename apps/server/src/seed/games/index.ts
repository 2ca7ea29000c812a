export { addGames, demoDrawsJob } from './addGames.ts'
export { DEMO_GAMES } from './demoGames.ts'
export type { DemoGame } from './DemoGame.ts'
