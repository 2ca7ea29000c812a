export { applyPartnerTheme } from './applyPartnerTheme.ts'
export type { PartnerBrand } from '../partnerTheme.ts'
