import { browserClock } from '@players-club/flow-hooks/club'
import type { SignInWindowPort } from '@players-club/flow-hooks/lounge'
import type { Locale } from '@players-club/domain-models'
import type { PartnerBrand } from '@players-club/ui/themes/partner'
import { createHost, type Host } from './createHost.ts'
import { createSignInWindow } from './createSignInWindow.ts'
import { frameParams } from './frameParams.ts'

export type Frame = {
  readonly host: Host
  readonly signInWindow: SignInWindowPort
  readonly locale: Locale
  /** Tells the page how high the frame has to be. */
  onHeight(height: number): void
}

/** Puts on the partner's colours; says no where not everybody could read them. */
async function wear(root: HTMLElement, brand: PartnerBrand): Promise<boolean> {
  const { applyPartnerTheme } = await import('@players-club/ui/themes/partner')
  try {
    applyPartnerTheme(root, brand)
    return true
  } catch {
    return false
  }
}

/** What every frame begins with: the page around it, the theme that page asks for, the language. */
export async function openFrame(): Promise<Frame> {
  const { id, locale, theme, brand } = frameParams(location.search, navigator.languages)
  const host = createHost(window, id)
  const root = document.documentElement
  const isBranded = brand !== null && (await wear(root, brand))
  if (brand && !isBranded) host.post({ type: 'error', code: 'theme' })
  // Until here there is no theme, so that none flashes up. Under a brand, fonts and motion are the house's by day: the
  // night sky of the lounge would shine through.
  root.dataset.theme = isBranded ? 'players-club' : theme
  return {
    host,
    signInWindow: createSignInWindow(window, browserClock, locale),
    locale,
    onHeight: height => host.post({ type: 'resize', height }),
  }
}
