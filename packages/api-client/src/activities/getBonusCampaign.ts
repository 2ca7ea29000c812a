import { bonusCampaign } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { activityId } from './activityKey.ts'

/** One campaign that adds points to an activity, while it runs. */
export const getBonusCampaign = endpoint({
  name: 'activities.getBonusCampaign',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/bonus-campaigns/{campaignId}',
  params: object({ campaignId: activityId }),
  answer: bonusCampaign,
  errors: { 'activities.notFound': 404 },
  access: 'open',
  effect: 'read',
})
