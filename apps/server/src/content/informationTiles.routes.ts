import { contract } from '@players-club/api-client/contract'
import { bind, type Route } from '../kernel/http/bind.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { InformationTiles } from './informationTiles.service.ts'

export const informationTilesRoutes = (tiles: InformationTiles): Route[] => [
  bind(contract.content.listInformationTiles, async ({ request }) => ({
    content: await tiles.list(localeOf(request)),
  })),

  bind(contract.content.getInformationTile, ({ params, request }) => tiles.get(params.id, localeOf(request))),
]
