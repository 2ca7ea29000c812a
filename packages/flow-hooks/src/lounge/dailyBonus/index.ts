export { dailyBonusMachine } from './dailyBonus.machine.ts'
export type { BonusEffect, BonusEvent, BonusState } from './dailyBonus.machine.ts'
export { useDailyBonus, type DailyBonusOffer } from './useDailyBonus.ts'
