import { contract } from '@players-club/api-client/contract'
import { Refusal } from '../kernel/http/problem.ts'
import { openRoute, playerRoute, valueRoute, type Route } from '../kernel/http/Route.ts'
import type { createClaimFreeEntry } from './claimFreeEntry.service.ts'
import type { Drawings } from './drawings.service.ts'
import type { createRedeemEntries } from './redeemEntries.service.ts'

export const drawingsRoutes = (
  drawings: Drawings,
  redeemEntries: ReturnType<typeof createRedeemEntries>,
  claimFreeEntry: ReturnType<typeof createClaimFreeEntry>,
): Route[] => [
  openRoute(contract.lounge.listLoungeRewards, async ({ query, locale }) => ({
    content: await drawings.listRewards(query.size, locale),
  })),
  openRoute(contract.lounge.getLoungeReward, ({ params, locale }) =>
    drawings.getReward(params.rewardId, locale),
  ),
  playerRoute(contract.lounge.getPlayerLoungeReward, ({ params, locale, session }) =>
    drawings.getPlayerReward(params.rewardId, locale, session.playerId),
  ),
  valueRoute(contract.lounge.redeemEntries, ({ asker, request, body, locale }) =>
    redeemEntries({ asker, request, ...body, locale }),
  ),
  valueRoute(contract.lounge.claimFreeEntry, ({ asker, request, body, locale }) =>
    claimFreeEntry({ asker, request, body, locale }),
  ),
  // A claim needs a verified identity, which only a player can have.
  openRoute(contract.lounge.claimFreeEntryAsGuest, () => Promise.reject(new Refusal('error.http.401'))),
]
