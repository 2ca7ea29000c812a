import type { ClaimValues } from '@players-club/domain-models'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import type { CaptchaProgressProps } from './CaptchaProgress.tsx'

/** A claim as filled in so far. */
export interface ShownClaim extends Pick<CaptchaProgressProps, 'captcha'> {
  /** Why the captcha failed. */
  captchaFailure: LocalizedText | null
  values: ClaimValues
  boxes: { readonly updates: boolean; readonly terms: boolean }
  /** The outcome is unknown: only the same request may be retried. */
  isOutcomeUnknown: boolean
  error: LocalizedText | null
}
