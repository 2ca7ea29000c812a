import { errorMessage, getCaptchaChallenge, type ErrorMessage } from '@players-club/api-client'
import type { MessageKey } from '@players-club/domain-models'
import type { Club } from './createClub.ts'

/** Fetches a captcha and solves it; the token proves it. */
export const solveCaptcha = async (
  { api, captcha }: Pick<Club, 'api' | 'captcha'>,
  action: 'CONTACT_US' | 'FREE_ENTRY' | 'REGISTRATION',
  signal: AbortSignal,
): Promise<string> =>
  captcha.solve(await api.call(getCaptchaChallenge, { params: { action } }, { signal }), signal)

/** Why a captcha could not be solved: the reason where one is known, otherwise the form's own text. */
export function captchaFailure(error: unknown, ownText: MessageKey): ErrorMessage {
  const message = errorMessage(error)
  return isReason(message) ? message : { key: ownText }
}

/** Whether a message says more than that something went wrong. */
export const isReason = ({ key }: ErrorMessage): boolean =>
  key !== 'error.general' && key !== 'error.http.500'
