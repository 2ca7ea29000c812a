import { bonusCampaign } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { activityId } from './activityKey.ts'

/** One running bonus campaign of an activity. For other clients: our pages get it with its activity. */
export const getBonusCampaign = endpoint({
  name: 'activities.getBonusCampaign',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/bonus-campaigns/{campaignId}',
  params: object({ campaignId: activityId }),
  answer: bonusCampaign,
  errors: { 'activities.notFound': 404 },
  access: 'open',
})
