import type { Route } from '../kernel/http/Route.ts'
import { accountLinksRoutes } from './accountLinks.routes.ts'
import { accountsRoutes } from './accounts.routes.ts'
import type { AccountsDeps } from './AccountsDeps.ts'
import { accountSecurityRoutes } from './accountSecurity.routes.ts'
import { createAccountsServices } from './createAccountsServices.ts'
import { registrationRoutes } from './registration.routes.ts'

/** All routes of accounts. */
export const createAccountsRoutes = (deps: AccountsDeps): Route[] => {
  const services = createAccountsServices(deps)
  return [
    ...accountsRoutes(services),
    ...accountLinksRoutes(services),
    ...accountSecurityRoutes(services),
    ...registrationRoutes(services),
  ]
}
