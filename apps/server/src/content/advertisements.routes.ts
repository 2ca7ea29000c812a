import { contract } from '@players-club/api-client/contract'
import { openRoute, type Route } from '../kernel/http/Route.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { Advertisements } from './advertisements.service.ts'

export const advertisementsRoutes = (advertisements: Advertisements): Route[] => [
  openRoute(contract.content.getAdvertisements, async ({ query, request }) => ({
    content: await advertisements.list(query.filter, localeOf(request)),
  })),
]
