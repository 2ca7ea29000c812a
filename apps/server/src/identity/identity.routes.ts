import { contract } from '@players-club/api-client/contract'
import { bind, type Route } from '../kernel/http/bind.ts'
import type { Scans } from './scans.service.ts'
import type { Verification } from './verification.service.ts'

export interface IdentityServices {
  scans: Scans
  verification: Verification
}

export const identityRoutes = ({ scans, verification }: IdentityServices): Route[] => [
  bind(contract.identity.verifyId, ({ body, session }) => verification.verify(session, body)),

  bind(contract.identity.renewVerification, ({ session }) => scans.renew(session)),

  bind(contract.identity.getVerifyStatus, ({ session }) => scans.status(session)),
]
