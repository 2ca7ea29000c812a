import type { Captcha } from '../kernel/captcha/captcha.ts'
import type { Route } from '../kernel/http/Route.ts'
import type { Passwords } from '../kernel/passwords/passwords.ts'
import type { Secrets } from '../kernel/secrets/secrets.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { accountLinksRoutes } from './accountLinks.routes.ts'
import { accountsRoutes } from './accounts.routes.ts'
import { createAccounts } from './accounts.service.ts'
import { accountSecurityRoutes, type InvitationsService } from './accountSecurity.routes.ts'
import type { CreditRegistration } from './activatePlayer.ts'
import { createActivation } from './activation.service.ts'
import { createChangeEmail } from './changeEmail.service.ts'
import { createChangePassword } from './changePassword.service.ts'
import { createCurrentPassword } from './currentPassword.service.ts'
import { createDeactivation } from './deactivation.service.ts'
import { createInviteCodes } from './inviteCodes.service.ts'
import { createPasswordReset } from './passwordReset.service.ts'
import { createReactivation } from './reactivation.service.ts'
import { registrationRoutes } from './registration.routes.ts'
import { createRegistration } from './registration.service.ts'
import { createSessions } from './sessions.service.ts'
import { createSignIn } from './signIn.service.ts'

export interface AccountsDeps extends ServiceDeps {
  secrets: Secrets
  passwords: Passwords
  captcha: Captcha
  /** What accounts need of activities, which know accounts. */
  findReached: (playerId: string) => Promise<ReadonlySet<string>>
  creditRegistration: CreditRegistration
  invitations: InvitationsService
  publicUrl: string
  onTokenReused: (requestId: string) => void
  disclosesAccountState: () => Promise<boolean>
  pause: (ms: number) => Promise<unknown>
}

/** All routes of accounts with their services. */
export const createAccountsRoutes = (deps: AccountsDeps): Route[] => {
  const { captcha } = deps
  const sessions = createSessions(deps)
  const currentPassword = createCurrentPassword(deps)
  const changing = { ...deps, verify: currentPassword.verify }
  return [
    ...accountsRoutes({ accounts: createAccounts(deps), sessions, signIn: createSignIn(deps) }),
    ...accountLinksRoutes({
      activation: createActivation(deps),
      passwordReset: createPasswordReset(deps),
      reactivation: createReactivation(deps),
    }),
    ...accountSecurityRoutes({
      changeEmail: createChangeEmail(changing),
      changePassword: createChangePassword(changing),
      currentPassword,
      deactivation: createDeactivation(deps),
      invitations: deps.invitations,
      sessions,
    }),
    ...registrationRoutes({
      captcha,
      inviteCodes: createInviteCodes(deps),
      registration: createRegistration(deps),
    }),
  ]
}
