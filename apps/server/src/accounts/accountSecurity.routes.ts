import { contract } from '@players-club/api-client/contract'
import { playerRoute, type Route } from '../kernel/http/Route.ts'
import { randomKey } from '../kernel/secrets/secrets.ts'
import type { AccountsServices } from './createAccountsServices.ts'

export const accountSecurityRoutes = (services: AccountsServices): Route[] => [
  playerRoute(contract.accounts.checkPassword, async ({ body: { password }, session, visitor }) => ({
    isValid: await services.currentPassword.isRight({
      playerId: session.playerId,
      password,
      clientAddress: visitor.address,
    }),
  })),

  playerRoute(contract.accounts.changePassword, async ({ body, cookies, locale, session, visitor }) => {
    const opened = await services.changePassword({ ...body, session, clientAddress: visitor.address, locale })
    cookies.openSession(opened)
    return services.sessions.tokensOf(session, opened)
  }),

  playerRoute(contract.accounts.changeEmail, async ({ body, cookies, locale, session, visitor }) => {
    const changed = await services.changeEmail({ ...body, session, clientAddress: visitor.address, locale })
    cookies.openSession(changed.opened)
    return services.sessions.tokensOf(changed.player, changed.opened)
  }),

  playerRoute(contract.accounts.deactivate, async ({ cookies, locale, session }) => {
    await services.deactivation.deactivate(session.playerId, locale)
    cookies.closeSession(randomKey())
    return null
  }),

  playerRoute(contract.accounts.getInvitations, ({ session }) =>
    services.invitations.getInvitations(session.playerId),
  ),
]
