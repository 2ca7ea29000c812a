export { addHistory } from './addHistory.ts'
export { historyOf } from './demoHistory.ts'
