import { thresholdStatus } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, queryInteger } from '../endpoint/index.ts'

/** Whether a cart's total, in cents, exceeds what the player may spend today. */
export const getThresholdStatus = endpoint({
  name: 'store.getThresholdStatus',
  client: 'main',
  method: 'GET',
  path: '/store/threshold-status',
  query: object({ total: queryInteger }),
  answer: thresholdStatus,
  errors: { 'store.notOpen': 403 },
  access: 'player',
})
