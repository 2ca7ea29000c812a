import { contract } from '@players-club/api-client/contract'
import { NoSessionError } from '../kernel/ledger/index.ts'
import { openRoute, playerRoute, valueRoute, type Route } from '../kernel/http/Route.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { createClaimFreeEntry } from './claimFreeEntry.service.ts'
import type { Drawings } from './drawings.service.ts'
import type { createRedeemEntries } from './redeemEntries.service.ts'

export const drawingsRoutes = (
  drawings: Drawings,
  redeemEntries: ReturnType<typeof createRedeemEntries>,
  claimFreeEntry: ReturnType<typeof createClaimFreeEntry>,
): Route[] => [
  openRoute(contract.lounge.listLoungeRewards, async ({ query, request }) => ({
    content: await drawings.listRewards(query.size, localeOf(request)),
  })),
  openRoute(contract.lounge.getLoungeReward, ({ params, request }) =>
    drawings.getReward(params.rewardId, localeOf(request)),
  ),
  playerRoute(contract.lounge.getPlayerLoungeReward, ({ params, request, session }) =>
    drawings.getPlayerReward(params.rewardId, localeOf(request), session.playerId),
  ),
  valueRoute(contract.lounge.redeemEntries, ({ asker, valueRequest, body, request }) =>
    redeemEntries({ asker, request: valueRequest, ...body, locale: localeOf(request) }),
  ),
  valueRoute(contract.lounge.claimFreeEntry, ({ asker, valueRequest, body, request }) =>
    claimFreeEntry({ asker, request: valueRequest, body, locale: localeOf(request) }),
  ),
  // A claim needs a verified identity, which only a player can have.
  openRoute(contract.lounge.claimFreeEntryAsGuest, () => Promise.reject(new NoSessionError())),
]
