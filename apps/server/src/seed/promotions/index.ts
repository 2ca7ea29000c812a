export { addPromotions } from './addPromotions.ts'
