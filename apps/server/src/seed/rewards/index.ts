export { addRewards } from './addRewards.ts'
