export { DEMO_PASSWORD, DEMO_PLAYERS, emailOf } from './demoPlayers.ts'
export { demoClock, demoDatesJob, seedDemo } from './seedDemo.ts'
export { demoDrawsJob } from './games/addGames.ts'
