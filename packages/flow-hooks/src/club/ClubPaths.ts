/**
 * The addresses of the pages that flows and guards lead to: paths of the site without a query. An application with other
 * routes gives `ClubProvider` its own, all of them: `{ ...clubPaths, signIn: '/account/sign-in' }`.
 */
export type ClubPaths = {
  readonly home: string
  /** It receives the page to return to in the query parameter `from`, or in the navigation state under that name. */
  readonly signIn: string
  /** Confirms that a mail for a new password was requested. */
  readonly passwordResetSent: string
  /** Confirms that another activation mail was requested. */
  readonly activationSent: string
  readonly accountSecurity: string
  readonly profile: string
  readonly preferences: string
  /** The list of activities. */
  readonly earn: string
  /** A collect-them-all, by the id of its activity. */
  collection(activityId: number): string
  readonly ticketEntry: string
  readonly rewards: string
  reward(rewardId: number): string
  readonly promotions: string
  readonly games: string
  /** The lobby of the lounge. */
  readonly lounge: string
  readonly store: string
  readonly billing: string
  /** Shows the order whose `transactionId` is in the navigation state. */
  readonly paymentSuccess: string
  /** The page of `useRedirectBack`, which is never redirected to. */
  readonly redirectBack: string
}

/** The addresses of the club's own applications. */
export const clubPaths: ClubPaths = {
  home: '/',
  signIn: '/login',
  passwordResetSent: '/forgot-password-sent',
  activationSent: '/activate-email-sent',
  accountSecurity: '/settings/account-security',
  profile: '/settings/profile',
  preferences: '/settings/preferences',
  earn: '/earn',
  collection: activityId => `/collect-them-all/${activityId}`,
  ticketEntry: '/ticket-entry',
  rewards: '/rewards',
  reward: rewardId => `/rewards/${rewardId}`,
  promotions: '/promotion',
  games: '/games',
  lounge: '/lucky-lounge',
  store: '/lucky-lounge/store',
  billing: '/lucky-lounge/store-billing',
  paymentSuccess: '/lucky-lounge/store-payment-success',
  redirectBack: '/redirect-back',
}

/** The sign-in page, with the page that it returns to. */
export const signInPath = ({ signIn }: Pick<ClubPaths, 'signIn'>, from: string): string =>
  `${signIn}?${new URLSearchParams({ from })}`
