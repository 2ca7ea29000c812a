import { contract } from '@players-club/api-client/contract'
import { openRoute, type Route } from '../kernel/http/Route.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { Activation } from './activation.service.ts'
import type { PasswordReset } from './passwordReset.service.ts'
import type { Reactivation } from './reactivation.service.ts'

export interface AccountLinksServices {
  activation: Activation
  passwordReset: PasswordReset
  reactivation: Reactivation
}

/** The endpoints behind links in mails: activation, password reset, reactivation. */
export const accountLinksRoutes = (services: AccountLinksServices): Route[] => {
  const { activation, passwordReset, reactivation } = services
  return [
    openRoute(contract.accounts.activate, async ({ body }) => {
      await activation.activate(body.key)
      return null
    }),

    openRoute(contract.accounts.isAccountActive, async ({ body }) => ({
      isActive: await activation.isAccountActive(body.key),
    })),

    openRoute(contract.accounts.sendActivation, async ({ body, request, visitor }) => {
      await activation.sendActivation(body.email, visitor.address, localeOf(request))
      return null
    }),

    openRoute(contract.accounts.sendPasswordReset, async ({ body, request, visitor }) => {
      await passwordReset.sendPasswordReset(body.email, visitor.address, localeOf(request))
      return null
    }),

    openRoute(contract.accounts.finishPasswordReset, async ({ body, request }) => {
      await passwordReset.finishPasswordReset({ ...body, locale: localeOf(request) })
      return null
    }),

    openRoute(contract.accounts.unsuspendByEmail, async ({ body, request, visitor }) => {
      await reactivation.unsuspendByEmail(body.email, visitor.address, localeOf(request))
      return null
    }),

    openRoute(contract.accounts.sendReactivation, async ({ body, request, visitor }) => {
      await reactivation.unsuspendByEmail(body.email, visitor.address, localeOf(request))
      return null
    }),

    openRoute(contract.accounts.checkUnsuspendKey, async ({ body }) => ({
      isValid: await reactivation.isKeyValid(body.key),
    })),

    openRoute(contract.accounts.reactivate, async ({ body, request }) => {
      await reactivation.reactivate({ ...body, locale: localeOf(request) })
      return null
    }),
  ]
}
