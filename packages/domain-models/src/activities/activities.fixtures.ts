import type { ActivityStatus } from './creditedActivities.ts'

export const openProfileActivity: ActivityStatus = {
  key: 'complete-profile',
  points: 500,
  limitReached: false,
}

export const doneEmailActivity: ActivityStatus = {
  key: 'promotions-email-opt-in',
  points: 250,
  limitReached: true,
}
