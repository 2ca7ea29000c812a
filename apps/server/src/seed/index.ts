export { DEMO_PASSWORD, DEMO_PLAYERS, emailOf } from './demoPlayers.ts'
export { demoClock, demoDatesJob, seedDemo } from './seedDemo.ts'
export { DEMO_GAMES, demoDrawsJob } from './games/index.ts'
