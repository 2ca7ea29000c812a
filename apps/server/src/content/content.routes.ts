import { contract } from '@players-club/api-client/contract'
import { openRoute, type Route } from '../kernel/http/Route.ts'
import { staticPagesOf } from '../../pages/index.ts'
import { createAdvertisements } from './advertisements.service.ts'
import { createFeedback, type FeedbackDeps } from './feedback.service.ts'
import { createInformationTiles } from './informationTiles.service.ts'

const calls = contract.content

export interface ContentDeps extends FeedbackDeps {
  /** As in the configuration: the privacy policy names it. */
  unactivatedDays: number
}

/** All routes of content and feedback. */
export const contentRoutes = (deps: ContentDeps): Route[] => {
  const staticPages = staticPagesOf(deps.lottery, deps.unactivatedDays)
  const advertisements = createAdvertisements(deps)
  const tiles = createInformationTiles(deps)
  const feedback = createFeedback(deps)

  return [
    openRoute(calls.getStaticPage, ({ params, locale }) =>
      Promise.resolve(staticPages[locale][params.pageName]),
    ),
    openRoute(calls.listInformationTiles, async ({ locale }) => ({
      content: await tiles.list(locale),
    })),
    openRoute(calls.getInformationTile, ({ params, locale }) => tiles.get(params.id, locale)),
    openRoute(calls.getAdvertisements, async ({ query, locale }) => ({
      content: await advertisements.list(query.filter, locale),
    })),
    openRoute(calls.sendFeedback, async ({ body, visitor, findSession }) => {
      const playerId = (await findSession())?.playerId ?? null
      await feedback.send(body, { playerId, clientAddress: visitor.address })
      return null
    }),
  ]
}
