import { contract } from '@players-club/api-client/contract'
import { bind, type Route } from '../kernel/http/bind.ts'
import type { Activities } from './activities.service.ts'

export const activitiesRoutes = (activities: Activities): Route[] => [
  bind(contract.activities.getActivityStatus, ({ session, params }) =>
    activities.getActivityStatus(session.playerId, params.key),
  ),
]
