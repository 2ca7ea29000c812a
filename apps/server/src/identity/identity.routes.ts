import { contract } from '@players-club/api-client/contract'
import { playerRoute, type Route } from '../kernel/http/Route.ts'
import type { Scans } from './scans.service.ts'
import type { Verification } from './verification.service.ts'

export interface IdentityServices {
  scans: Scans
  verification: Verification
}

export const identityRoutes = ({ scans, verification }: IdentityServices): Route[] => [
  playerRoute(contract.identity.verifyId, ({ body, session }) => verification.verify(session, body)),

  playerRoute(contract.identity.renewVerification, ({ session }) => scans.renew(session)),

  playerRoute(contract.identity.getVerifyStatus, ({ session }) => scans.status(session)),
]
