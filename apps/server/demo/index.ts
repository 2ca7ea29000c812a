export { DEMO_PASSWORD } from './demoPlayers.ts'
export { demoClock, demoDatesJob, seedDemo } from './seedDemo.ts'
export { demoDrawsJob } from './games/addGames.ts'
