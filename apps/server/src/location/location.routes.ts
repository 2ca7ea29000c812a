import { contract } from '@players-club/api-client/contract'
import { playerRoute, type Route } from '../kernel/http/Route.ts'
import type { Location } from './location.service.ts'

export const locationRoutes = (location: Location): Route[] => [
  playerRoute(contract.location.checkLocation, ({ session, body }) => location.check(session.playerId, body)),
]
