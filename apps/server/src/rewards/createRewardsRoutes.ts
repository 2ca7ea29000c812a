import type { Route } from '../kernel/http/Route.ts'
import { createGameplays, type GameplaysDeps } from './gameplay.service.ts'
import { createRedemption, type RedemptionDeps } from './redemption.service.ts'
import { rewardsRoutes } from './rewards.routes.ts'
import { createRewards } from './rewards.service.ts'

/** All routes of rewards. */
export const createRewardsRoutes = (deps: RedemptionDeps & Omit<GameplaysDeps, 'redemption'>): Route[] => {
  const redemption = createRedemption(deps)
  return rewardsRoutes({
    rewards: createRewards(deps),
    redemption,
    gameplays: createGameplays({ ...deps, redemption }),
  })
}
