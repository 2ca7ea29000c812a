import { contract } from '@players-club/api-client/contract'
import { openRoute, playerRoute, valueRoute, type Route } from '../kernel/http/Route.ts'
import type { Activities } from './activities.service.ts'
import { createCodes, type CodesDeps } from './codes.service.ts'
import { createCredits } from './credits.service.ts'
import { createPhotoEncoder, type PhotoEncoder } from './encodePhoto.ts'
import { createPhotos } from './photos.service.ts'
import { createSuperBonuses } from './superBonus.service.ts'

interface ActivitiesDeps extends CodesDeps {
  activities: Activities
  /** Decodes uploads; its own if none is given. */
  photoEncoder?: PhotoEncoder | undefined
}

export const activitiesRoutes = (deps: ActivitiesDeps): Route[] => {
  const { activities } = deps
  const codes = createCodes(deps)
  const credits = createCredits(deps)
  const photos = createPhotos({ ...deps, encoder: deps.photoEncoder ?? createPhotoEncoder() })
  const superBonuses = createSuperBonuses(deps)

  return [
    openRoute(contract.activities.listPublicActivities, async ({ query, locale }) => ({
      content: await activities.listActivities(query, { locale, playerId: null }),
    })),
    playerRoute(
      contract.activities.listPlayerActivities,
      async ({ query, locale, session: { playerId } }) => ({
        content: await activities.listActivities(query, { locale, playerId }),
      }),
    ),
    playerRoute(
      contract.activities.listCappedActivities,
      async ({ query, locale, session: { playerId } }) => ({
        content: await activities.listCappedActivities(query, { locale, playerId }),
      }),
    ),
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
    openRoute(contract.activities.getSuperBonus, async ({ params, locale, findSession }) => {
      const session = await findSession()
      return superBonuses.getSuperBonus(params.key, session?.playerId ?? null, locale)
    }),
  ]
}
