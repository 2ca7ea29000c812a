export { answerHealth, answerReady } from './health.ts'
