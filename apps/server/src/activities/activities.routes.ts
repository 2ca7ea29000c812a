import { contract } from '@players-club/api-client/contract'
import { openRoute, playerRoute, valueRoute, type Route } from '../kernel/http/Route.ts'
import type { Activities } from './activities.service.ts'
import type { Codes } from './codes.service.ts'
import type { Credits } from './credits.service.ts'
import type { Photos } from './photos.service.ts'

export interface ActivitiesServices {
  activities: Activities
  credits: Credits
  codes: Codes
  photos: Photos
}

export const activitiesRoutes = ({ activities, codes, credits, photos }: ActivitiesServices): Route[] => [
  openRoute(contract.activities.listPublicActivities, async ({ query, locale }) => ({
    content: await activities.listActivities(query, { locale, playerId: null }),
  })),
  playerRoute(contract.activities.listPlayerActivities, async ({ query, locale, session: { playerId } }) => ({
    content: await activities.listActivities(query, { locale, playerId }),
  })),
  playerRoute(contract.activities.listCappedActivities, async ({ query, locale, session: { playerId } }) => ({
    content: await activities.listCappedActivities(query, { locale, playerId }),
  })),
  openRoute(contract.activities.getActivity, ({ params, locale }) =>
    activities.getActivity({ id: params.activityId }, { locale, playerId: null }),
  ),
  playerRoute(contract.activities.getPlayerActivity, ({ params, locale, session: { playerId } }) =>
    activities.getActivity({ id: params.activityId }, { locale, playerId }),
  ),
  openRoute(contract.activities.getActivityByKey, async ({ params, locale, findSession }) => {
    const session = await findSession()
    const reader = { locale, playerId: session?.playerId ?? null }
    return activities.getActivity(params, reader)
  }),
  playerRoute(contract.activities.getActivityStatus, ({ session, params }) =>
    activities.getActivityStatus(session.playerId, params.key),
  ),
  openRoute(contract.activities.getBonusCampaign, ({ params, locale }) =>
    activities.getBonusCampaign(params.campaignId, locale),
  ),
  openRoute(contract.activities.getActivityPrize, ({ query }) =>
    activities.getActivityPrize(query.key, query.value),
  ),
  openRoute(contract.activities.getContent, ({ params }) => activities.getContent(params.key)),
  valueRoute(contract.activities.creditActivity, ({ asker, request, params, locale }) =>
    credits.credit({ asker, request, key: params.key, locale }),
  ),
  valueRoute(contract.activities.redeemCode, ({ asker, request, body, locale }) =>
    codes.redeem({ asker, request, ...body, locale }),
  ),
  valueRoute(contract.activities.uploadPhoto, ({ asker, request, params, body, locale }) =>
    photos.upload({ asker, request, ...params, ...body, locale }),
  ),
]
