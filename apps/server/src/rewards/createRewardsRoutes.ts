import type { Route } from '../kernel/http/Route.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { createGameplays, type GameplaysDeps } from './gameplay.service.ts'
import { createRedemption } from './redemption.service.ts'
import { rewardsRoutes } from './rewards.routes.ts'
import { createRewards } from './rewards.service.ts'

/** All routes of rewards. */
export const createRewardsRoutes = (deps: ServiceDeps & Omit<GameplaysDeps, 'redemption'>): Route[] => {
  const redemption = createRedemption(deps)
  return rewardsRoutes({
    rewards: createRewards(deps),
    redemption,
    gameplays: createGameplays({ ...deps, redemption }),
  })
}
