export { HomeOffers } from './HomeOffers.tsx'
export type { HomeOffersProps } from './HomeOffers.tsx'
