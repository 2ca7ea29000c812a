export {
  useCreditedActivity,
  type CreditedActivity,
  type CreditedActivityPage,
} from './useCreditedActivity.ts'
