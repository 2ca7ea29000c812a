export { emailRule } from './emailRule.ts'
export { inviteCodeRule } from './inviteCodeRule.ts'
export type { GuessedNames } from './isCommonPassword.ts'
export { isUnsuspendKey, newPasswordErrors } from './newPassword.ts'
export type { NewPassword } from './newPassword.ts'
export {
  confirmationRule,
  filterPassword,
  newPasswordRule,
  passwordRule,
  passwordRules,
  passwordStrength,
} from './password.ts'
export type { PasswordCondition, PasswordLevel, PasswordRule, PasswordStrength } from './password.ts'
export { registrationCredentials } from './registrationCredentials.ts'
export type { RegistrationCredentials } from './registrationCredentials.ts'
export { signInForm } from './signInForm.ts'
