export { DailyBonusBanner } from './DailyBonusBanner.tsx'
export type { DailyBonusBannerProps } from './DailyBonusBanner.tsx'
