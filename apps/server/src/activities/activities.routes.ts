import { contract } from '@players-club/api-client/contract'
import { openRoute, playerRoute, valueRoute, type Route } from '../kernel/http/Route.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
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
  openRoute(contract.activities.listPublicActivities, async ({ query, request }) => ({
    content: await activities.listActivities(query, { locale: localeOf(request), playerId: null }),
  })),
  playerRoute(
    contract.activities.listPlayerActivities,
    async ({ query, request, session: { playerId } }) => ({
      content: await activities.listActivities(query, { locale: localeOf(request), playerId }),
    }),
  ),
  playerRoute(
    contract.activities.listCappedActivities,
    async ({ query, request, session: { playerId } }) => ({
      content: await activities.listCappedActivities(query, { locale: localeOf(request), playerId }),
    }),
  ),
  openRoute(contract.activities.getActivity, ({ params, request }) =>
    activities.getActivity({ id: params.activityId }, { locale: localeOf(request), playerId: null }),
  ),
  playerRoute(contract.activities.getPlayerActivity, ({ params, request, session: { playerId } }) =>
    activities.getActivity({ id: params.activityId }, { locale: localeOf(request), playerId }),
  ),
  openRoute(contract.activities.getActivityByKey, async ({ params, request, findSession }) => {
    const session = await findSession()
    const reader = { locale: localeOf(request), playerId: session?.playerId ?? null }
    return activities.getActivity(params, reader)
  }),
  playerRoute(contract.activities.getActivityStatus, ({ session, params }) =>
    activities.getActivityStatus(session.playerId, params.key),
  ),
  openRoute(contract.activities.getBonusCampaign, ({ params, request }) =>
    activities.getBonusCampaign(params.campaignId, localeOf(request)),
  ),
  openRoute(contract.activities.getActivityPrize, ({ query }) =>
    activities.getActivityPrize(query.key, query.value),
  ),
  openRoute(contract.activities.getContent, ({ params }) => activities.getContent(params.key)),
  valueRoute(contract.activities.creditActivity, ({ asker, valueRequest, params, request }) =>
    credits.credit({ asker, request: valueRequest, key: params.key, locale: localeOf(request) }),
  ),
  valueRoute(contract.activities.redeemCode, ({ asker, valueRequest, body, request }) =>
    codes.redeem({ asker, request: valueRequest, ...body, locale: localeOf(request) }),
  ),
  valueRoute(contract.activities.uploadPhoto, ({ asker, valueRequest, params, body, request }) =>
    photos.upload({ asker, request: valueRequest, ...params, ...body, locale: localeOf(request) }),
  ),
]
