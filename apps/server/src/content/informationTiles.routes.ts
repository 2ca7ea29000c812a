import { contract } from '@players-club/api-client/contract'
import { openRoute, type Route } from '../kernel/http/Route.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { InformationTiles } from './informationTiles.service.ts'

export const informationTilesRoutes = (tiles: InformationTiles): Route[] => [
  openRoute(contract.content.listInformationTiles, async ({ request }) => ({
    content: await tiles.list(localeOf(request)),
  })),

  openRoute(contract.content.getInformationTile, ({ params, request }) =>
    tiles.get(params.id, localeOf(request)),
  ),
]
