export { useReactivationOffer, type ReactivationOffer } from './useReactivationOffer.ts'
