import { contract } from '@players-club/api-client/contract'
import { bind, type Route } from '../kernel/http/bind.ts'
import type { Location } from './location.service.ts'

export const locationRoutes = (location: Location): Route[] => [
  bind(contract.location.checkLocation, ({ session, body }) => location.check(session.playerId, body)),
]
