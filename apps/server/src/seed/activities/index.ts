export { ACTIVITY_IDS } from './activityIds.ts'
export type { ActivityName } from './activityIds.ts'
export { addActivities } from './addActivities.ts'
export { addSuperBonus } from './addSuperBonus.ts'
