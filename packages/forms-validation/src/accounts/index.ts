export { emailRule, signInEmailRule } from './emailRule.ts'
export { inviteCodeRule } from './inviteCodeRule.ts'
export {
  confirmationRule,
  filterPassword,
  PASSWORD_LEVELS,
  passwordRule,
  passwordRules,
  passwordStrength,
} from './password.ts'
export type { PasswordCondition, PasswordLevel, PasswordRule, PasswordStrength } from './password.ts'
export { signInForm } from './signInForm.ts'
