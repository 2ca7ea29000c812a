import { contract } from '@players-club/api-client/contract'
import { openRoute, type Route } from '../kernel/http/Route.ts'
import type { AccountsServices } from './createAccountsServices.ts'

export const registrationRoutes = ({ captcha, inviteCodes, registration }: AccountsServices): Route[] => [
  openRoute(contract.accounts.getCaptchaChallenge, ({ params }) => captcha.challenge(params.action)),

  openRoute(contract.accounts.checkEmail, async ({ body, visitor }) => {
    await registration.checkEmail(body.email, visitor.address)
    return null
  }),

  openRoute(contract.accounts.checkInviteCode, async ({ body, visitor, findSession }) => {
    const askerId = (await findSession())?.playerId ?? null
    return inviteCodes.check({ code: body.inviteCode, askerId, clientAddress: visitor.address })
  }),

  openRoute(contract.accounts.register, async ({ body, locale, visitor, findSession }) => {
    const askerId = (await findSession())?.playerId ?? null
    await registration.register({ body, askerId, clientAddress: visitor.address, locale })
    return null
  }),
]
