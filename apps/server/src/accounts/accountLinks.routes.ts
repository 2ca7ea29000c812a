import { contract } from '@players-club/api-client/contract'
import { openRoute, type OpenCall, type Route } from '../kernel/http/Route.ts'
import type { AccountsServices } from './createAccountsServices.ts'
import type { KeyRequest } from './keyRequests.service.ts'

/** Handles a call that mails a key to a typed address. */
const mailKey =
  (request: KeyRequest) =>
  async (call: OpenCall & { body: { email: string } }): Promise<null> => {
    await request(call.body.email, call.visitor.address, call.locale)
    return null
  }

/** The endpoints behind links in mails: activation, password reset, reactivation. */
export const accountLinksRoutes = ({
  activation,
  passwordReset,
  reactivation,
}: AccountsServices): Route[] => [
  openRoute(contract.accounts.activate, async ({ body }) => {
    await activation.activate(body.key)
    return null
  }),

  openRoute(contract.accounts.isAccountActive, async ({ body }) => ({
    isActive: await activation.isAccountActive(body.key),
  })),

  openRoute(contract.accounts.sendActivation, mailKey(activation.sendActivation)),

  openRoute(contract.accounts.sendPasswordReset, mailKey(passwordReset.sendPasswordReset)),

  openRoute(contract.accounts.finishPasswordReset, async ({ body, locale }) => {
    await passwordReset.finishPasswordReset({ ...body, locale })
    return null
  }),

  openRoute(contract.accounts.unsuspendByEmail, mailKey(reactivation.unsuspendByEmail)),

  openRoute(contract.accounts.sendReactivation, mailKey(reactivation.unsuspendByEmail)),

  openRoute(contract.accounts.checkUnsuspendKey, async ({ body }) => ({
    isValid: await reactivation.isKeyValid(body.key),
  })),

  openRoute(contract.accounts.reactivate, async ({ body, locale }) => {
    await reactivation.reactivate({ ...body, locale })
    return null
  }),
]
