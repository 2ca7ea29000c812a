import { browserTimers } from '@players-club/flow-hooks/club'
import type { SignInWindowPort } from '@players-club/flow-hooks/lounge'
import { loadLate, type Locale } from '@players-club/domain-models'
import type { PartnerBrand } from '@players-club/ui/themes/partner'
import { createHost, type Host } from './createHost.ts'
import { createSignInWindow } from './createSignInWindow.ts'
import { frameParams, pageLanguages } from './frameParams.ts'

export type Frame = {
  readonly host: Host
  readonly signInWindow: SignInWindowPort
  readonly locale: Locale
  /** Reports to the page how high the frame has to be. */
  onHeight(height: number): void
}

/** Applies the partner's colours. Returns why they could not be: too little contrast, or their code is not there. */
async function applyBrand(root: HTMLElement, brand: PartnerBrand): Promise<string | null> {
  try {
    const { applyPartnerTheme } = await loadLate(() => import('@players-club/ui/themes/partner'), {
      mayReload: false,
    })
    applyPartnerTheme(root, brand)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** Sets up what every frame needs: the host page, the theme that it asks for, the language. */
export async function openFrame(): Promise<Frame> {
  const { id, locale, theme, brand, fault } = frameParams(location.search, pageLanguages())
  const host = createHost(window, id, browserTimers)
  const root = document.documentElement
  const reason = brand ? await applyBrand(root, brand) : fault
  if (reason !== null) host.post({ type: 'error', code: 'theme', reason })
  // No theme is set before this line, so that none flashes up. A branded frame uses the day theme's fonts and motion:
  // the night sky of the lounge theme would show through.
  root.dataset.theme = brand && reason === null ? 'players-club' : theme
  return {
    host,
    signInWindow: createSignInWindow(window, browserTimers, locale),
    locale,
    onHeight: height => host.post({ type: 'resize', height }),
  }
}
