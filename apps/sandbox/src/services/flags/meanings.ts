import type { FeatureFlag, Switches } from '@players-club/domain-models'

export const FLAG_MEANINGS: Record<FeatureFlag, string> = {
  SWEEPSTAKES_V1: 'Lucky Lounge, tokens, the verified label and the Verify button',
  LL_PAYMENT_ENABLED: 'Buying tokens; without it the bundles are coming soon',
  QUICKCARD_V1: 'The quick-card tab in ticket entry',
  QUICKDRAW_V1: 'Quick draw: game type, menu entry and ticket tab',
  INFORMATION_ONLY_V1: 'Information tiles on the home page',
  EINSTANT_V1: 'The e-instant tab in Players Club History',
  SECURE_LL_DETAILS_PAGE: 'Details of a Lucky Lounge game ask for sign-in',
}

export const SWITCH_MEANINGS: Record<keyof Switches, string> = {
  ENABLE_GAME_DROPDOWN: 'Games in the main menu opens a dropdown',
  USE_LOCAL_STORAGE_TO_LOGIN: 'A sign-in in another tab is adopted',
  SHOW_CONTACT_INFO: 'Feedback offers the phone number of customer support',
}
