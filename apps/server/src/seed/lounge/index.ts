export { addLounge } from './addLounge.ts'
