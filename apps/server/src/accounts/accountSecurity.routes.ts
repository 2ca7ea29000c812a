import { contract } from '@players-club/api-client/contract'
import type { Invitations } from '@players-club/domain-models'
import { playerRoute, type Route } from '../kernel/http/Route.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import { randomKey } from '../kernel/secrets/secrets.ts'
import type { ChangeEmail } from './changeEmail.service.ts'
import type { ChangePassword } from './changePassword.service.ts'
import type { CurrentPassword } from './currentPassword.service.ts'
import type { Deactivation } from './deactivation.service.ts'
import { setSessionCookie } from './setSessionCookie.ts'
import type { Sessions } from './sessions.service.ts'

export interface InvitationsService {
  getInvitations(playerId: string): Promise<Invitations>
}

export interface AccountSecurityServices {
  changeEmail: ChangeEmail
  changePassword: ChangePassword
  currentPassword: CurrentPassword
  deactivation: Deactivation
  invitations: InvitationsService
  sessions: Sessions
}

export const accountSecurityRoutes = (services: AccountSecurityServices): Route[] => [
  playerRoute(contract.accounts.checkPassword, async ({ body: { password }, session, visitor }) => ({
    isValid: await services.currentPassword.isRight({
      playerId: session.playerId,
      password,
      clientAddress: visitor.address,
    }),
  })),

  playerRoute(contract.accounts.changePassword, async ({ body, cookies, request, session, visitor }) => {
    const locale = localeOf(request)
    const opened = await services.changePassword({ ...body, session, clientAddress: visitor.address, locale })
    setSessionCookie(cookies, opened)
    return services.sessions.tokensOfSignIn(opened, session)
  }),

  playerRoute(contract.accounts.changeEmail, async ({ body, cookies, request, session, visitor }) => {
    const locale = localeOf(request)
    const changed = await services.changeEmail({ ...body, session, clientAddress: visitor.address, locale })
    setSessionCookie(cookies, changed.opened)
    return services.sessions.tokensOfSignIn(changed.opened, changed.player)
  }),

  playerRoute(contract.accounts.deactivate, async ({ cookies, request, session }) => {
    await services.deactivation.deactivate(session.playerId, localeOf(request))
    cookies.closeSession(randomKey())
    return null
  }),

  playerRoute(contract.accounts.getInvitations, ({ session }) =>
    services.invitations.getInvitations(session.playerId),
  ),
]
