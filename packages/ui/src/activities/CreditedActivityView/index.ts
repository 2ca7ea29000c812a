export { CreditedActivityView, creditedActivityPlaces } from './CreditedActivityView.tsx'
export type { CreditedActivityPlace, CreditedActivityViewProps } from './CreditedActivityView.tsx'
