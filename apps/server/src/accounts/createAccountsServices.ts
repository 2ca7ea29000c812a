import { createAccounts } from './accounts.service.ts'
import type { AccountsDeps } from './AccountsDeps.ts'
import { createActivation } from './activation.service.ts'
import { createChangeEmail } from './changeEmail.service.ts'
import { createChangePassword } from './changePassword.service.ts'
import { createCurrentPassword } from './currentPassword.service.ts'
import { createDeactivation } from './deactivation.service.ts'
import { createInviteCodes } from './inviteCodes.service.ts'
import { createPasswordReset } from './passwordReset.service.ts'
import { createReactivation } from './reactivation.service.ts'
import { createRegistration } from './registration.service.ts'
import { createSessions } from './sessions.service.ts'
import { createSignIn } from './signIn.service.ts'

export const createAccountsServices = (deps: AccountsDeps) => {
  const { captcha, invitations } = deps
  const currentPassword = createCurrentPassword(deps)
  return {
    captcha,
    invitations,
    currentPassword,
    accounts: createAccounts(deps),
    activation: createActivation(deps),
    changeEmail: createChangeEmail(deps, currentPassword.verify),
    changePassword: createChangePassword(deps, currentPassword.verify),
    deactivation: createDeactivation(deps),
    inviteCodes: createInviteCodes(deps),
    passwordReset: createPasswordReset(deps),
    reactivation: createReactivation(deps),
    registration: createRegistration(deps),
    sessions: createSessions(deps),
    signIn: createSignIn(deps),
  }
}

export type AccountsServices = ReturnType<typeof createAccountsServices>
