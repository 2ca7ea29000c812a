import { isAuthorized, isOpenAddress, type FeatureFlag } from '@players-club/domain-models'

/** What the route table says about a route's visitors. */
export type GuardedRoute = {
  /** Needs sign-in; a flag's name: only for players for whom that flag is authorized. */
  readonly secured?: boolean | FeatureFlag
  /**
   * The flags without which the page does not exist. The addresses of the club's own application are closed by theirs
   * without a setting; an application with other addresses names them here.
   */
  readonly flags?: readonly FeatureFlag[]
  /**
   * For guests: `true` sends players home, or to the page that their address names as where they came from; `'signIn'`
   * does so too, but leaves the way on to the flow when the sign-in happens on the page itself; `'invitation'` has a page
   * of its own for players who open it.
   */
  readonly authPage?: boolean | 'signIn' | 'invitation'
}

/** A visit of a route, with what is known of the visitor. */
export type GuardedVisit = {
  readonly route: GuardedRoute
  /** Path, query and fragment of the visit. */
  readonly path: string
  readonly signedIn: boolean
  readonly flags: readonly string[]
  /** Whether the visitor is signed in is not known yet: a session that had run out may go on. */
  readonly isRestoring?: boolean
  /** The flags are those of this visitor. @default true */
  readonly isKnown?: boolean
  /** The page was opened by a guest, and still is the same visit. */
  readonly openedAsGuest?: boolean
}

/** What a guard decides about a visit: it is allowed, leads elsewhere, or has to wait. */
export type GuardDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'signIn'; readonly from: string }
  | { readonly kind: 'home' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'notFound' }

/**
 * Whether a visit may go on, and where to instead. A page behind a flag does not exist without it, signed
 * in or not.
 *
 * @example
 * ```ts
 * import { guard } from '@players-club/flow-hooks/shell'
 *
 * const visit = { route: { secured: true }, path: '/history', signedIn: false, flags: [] }
 * const decision = guard(visit)
 *
 * console.log(decision.kind === 'signIn' ? `/login?from=${decision.from}` : decision.kind)
 * ```
 */
export function guard({
  route,
  path,
  signedIn,
  flags,
  isRestoring = false,
  isKnown = true,
  openedAsGuest = false,
}: GuardedVisit): GuardDecision {
  const isOpen = isOpenAddress(path, flags) && (route.flags ?? []).every(flag => isAuthorized(flags, flag))
  if (!isOpen) return { kind: isKnown ? 'notFound' : 'wait' }
  if (signedIn) return { kind: isForGuestsOnly(route, openedAsGuest) ? 'home' : 'allow' }
  if (!isSecured(route, flags)) return { kind: 'allow' }
  return isRestoring ? { kind: 'wait' } : { kind: 'signIn', from: path }
}

function isSecured({ secured = false }: GuardedRoute, flags: readonly string[]): boolean {
  return typeof secured === 'string' ? isAuthorized(flags, secured) : secured
}

function isForGuestsOnly({ authPage = false }: GuardedRoute, openedAsGuest: boolean): boolean {
  if (authPage === 'signIn') return !openedAsGuest
  if (authPage === 'invitation') return openedAsGuest
  return authPage
}
