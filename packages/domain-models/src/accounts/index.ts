export {
  MAIL_LINK_MINUTES,
  EMAIL_MAX,
  INVITE_CODE_MAX,
  INVITE_USES_PER_MONTH,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_SYMBOLS,
  UNSUSPEND_KEY_MIN,
} from './constants.ts'
export { account, isLoggedIn, sessionStatus, sessionTokens } from './Account.ts'
export type { Account, SessionStatus, SessionTokens } from './Account.ts'
export { decodeToken } from './decodeToken.ts'
export type { SignInValues } from './SignInValues.ts'
export { signInFailure } from './signInFailure.ts'
export type { SignInFailure } from './signInFailure.ts'
export { invitations } from './Invitations.ts'
export type { Invitations } from './Invitations.ts'
export { CAPTCHA_ACTIONS, captchaChallenge } from './CaptchaChallenge.ts'
export type { CaptchaAction, CaptchaChallenge } from './CaptchaChallenge.ts'
export { INVITE_CODE_LIMIT_REACHED, inviteCodeCheck } from './InviteCodeCheck.ts'
export type { InviteCodeCheck } from './InviteCodeCheck.ts'
