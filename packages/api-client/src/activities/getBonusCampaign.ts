import { bonusCampaign } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, queryId } from '../endpoint/index.ts'

/** One running bonus campaign of an activity. For other clients: our pages get it with its activity. */
export const getBonusCampaign = endpoint({
  name: 'activities.getBonusCampaign',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/bonus-campaigns/{campaignId}',
  params: object({ campaignId: queryId }),
  answer: bonusCampaign,
  errors: { 'activities.notFound': 404 },
  access: 'open',
})
