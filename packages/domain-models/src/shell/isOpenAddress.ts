import { isAuthorized, type FeatureFlag } from './featureFlags.ts'
import { isOwnPath } from './ownPath.ts'
import { routePath } from './routePath.ts'

interface ClosedBranch {
  /** The address of a page; those below it belong to it. */
  readonly path: string
  /** They exist only where the flag is in force. */
  readonly flag: FeatureFlag
}

/** Written here alone: guards, menus and whatever else offers an address ask `isOpenAddress`. */
const branches: readonly ClosedBranch[] = [
  { path: '/lucky-lounge', flag: 'SWEEPSTAKES_V1' },
  { path: '/lucky-lounge/store-billing', flag: 'LL_PAYMENT_ENABLED' },
  { path: '/information-list', flag: 'INFORMATION_ONLY_V1' },
  { path: '/games/types/7', flag: 'QUICKDRAW_V1' },
  { path: '/games-quick-draw', flag: 'QUICKDRAW_V1' },
  { path: '/games-quick-draw-widget', flag: 'QUICKDRAW_V1' },
]

/**
 * Whether an address may be offered to a visitor with these flags: a page of our own that no flag closes, or any page
 * elsewhere. Query and fragment may follow.
 */
export function isOpenAddress(href: string, flags: readonly string[]): boolean {
  if (!isOwnPath(href)) return true
  const path = `${routePath(new URL(href, 'https://own.invalid').pathname)}/`
  return branches
    .filter(branch => path.startsWith(`${branch.path}/`))
    .every(({ flag }) => isAuthorized(flags, flag))
}
