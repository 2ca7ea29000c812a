import type { ClaimValues } from '@players-club/domain-models'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import type { CaptchaProgressProps } from './CaptchaProgress.tsx'

/** A claim as far as it has been filled in. */
export interface ShownClaim extends Pick<CaptchaProgressProps, 'captcha'> {
  values: ClaimValues
  boxes: { readonly updates: boolean; readonly terms: boolean }
  /** Only the very same may be tried again. */
  isFixed: boolean
  error: LocalizedText | null
}
