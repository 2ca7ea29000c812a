export { useDailyBonus, type DailyBonusOffer } from './useDailyBonus.ts'
