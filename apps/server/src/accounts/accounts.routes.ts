import { contract } from '@players-club/api-client/contract'
import { openRoute, playerRoute, type Route } from '../kernel/http/Route.ts'
import { randomKey } from '../kernel/secrets/secrets.ts'
import type { AccountsServices } from './createAccountsServices.ts'

export const accountsRoutes = ({ accounts, sessions, signIn }: AccountsServices): Route[] => [
  openRoute(contract.accounts.checkSession, async ({ query, cookies, findSession }) => {
    if (cookies.csrfCookie === null) cookies.setGuestCookie(randomKey())
    // Tokens are for the club's own pages: they would give a frame access to more than a widget shows.
    if (cookies.isInFrame) return sessions.check(null)
    return sessions.check(await findSession({ isUnattended: query?.unattended === 'true' }))
  }),

  openRoute(contract.accounts.signIn, async ({ body, cookies, visitor }) => {
    const { session, player } = await signIn({
      username: body.username,
      password: body.password,
      remember: body.rememberMe,
      clientAddress: visitor.address,
      cookieValue: cookies.session,
    })
    cookies.openSession(session)
    return sessions.tokensOf(player, session)
  }),

  openRoute(contract.accounts.signInWithToken, async ({ body, findSession }) =>
    sessions.adopt(await findSession(), body.access_token, body.userId),
  ),

  openRoute(contract.accounts.refreshSession, async ({ body, cookies, visitor }) => {
    const { tokens, session } = await sessions.refresh({
      refreshToken: body.refresh_token,
      cookieValue: cookies.session,
      requestId: visitor.requestId,
    })
    if (session) cookies.openSession(session)
    return tokens
  }),

  openRoute(contract.accounts.signOut, async ({ cookies }) => {
    await sessions.end(cookies.session)
    cookies.closeSession(randomKey())
    return null
  }),

  playerRoute(contract.accounts.getAccount, ({ session }) => accounts.getAccount(session.playerId)),
]
