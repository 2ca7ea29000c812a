import { contract } from '@players-club/api-client/contract'
import { openRoute, type Route } from '../kernel/http/Route.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import { staticPagesOf } from '../../pages/index.ts'
import { createAdvertisements } from './advertisements.service.ts'
import { createFeedback, type FeedbackDeps } from './feedback.service.ts'
import { createInformationTiles } from './informationTiles.service.ts'

const calls = contract.content

/** All routes of content and feedback. */
export const contentRoutes = (deps: FeedbackDeps): Route[] => {
  const staticPages = staticPagesOf(deps.lottery)
  const advertisements = createAdvertisements(deps)
  const tiles = createInformationTiles(deps)
  const feedback = createFeedback(deps)

  return [
    openRoute(calls.getStaticPage, ({ params, request }) =>
      Promise.resolve(staticPages[localeOf(request)][params.pageName]),
    ),
    openRoute(calls.listInformationTiles, async ({ request }) => ({
      content: await tiles.list(localeOf(request)),
    })),
    openRoute(calls.getInformationTile, ({ params, request }) => tiles.get(params.id, localeOf(request))),
    openRoute(calls.getAdvertisements, async ({ query, request }) => ({
      content: await advertisements.list(query.filter, localeOf(request)),
    })),
    openRoute(calls.sendFeedback, async ({ body, visitor, findSession }) => {
      const playerId = (await findSession())?.playerId ?? null
      await feedback.send(body, { playerId, clientAddress: visitor.address })
      return null
    }),
  ]
}
