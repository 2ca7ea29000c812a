import { LOCALE_COOKIE, type Locale } from '@players-club/domain-models'
import { Footer } from '@players-club/ui/shell/Footer'
import { useLottery } from './LotteryProvider.tsx'
import { reloadIfReached } from './reloadIfReached.ts'
import { useRoutePath } from './useRoutePath.ts'

export function ShellFooter() {
  const { locales } = useLottery()
  const isLounge = useRoutePath().startsWith('/lucky-lounge')
  return <Footer isLounge={isLounge} locales={locales} onLocaleChosen={changeLocale} />
}

/** Stores the chosen language for the server's next page, and reloads this page in it. */
function changeLocale(locale: Locale): void {
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`
  // Chromium stores it in another process than the one that sends the next request; reading waits until it is stored.
  if (document.cookie.includes(`${LOCALE_COOKIE}=${locale}`)) void reloadIfReached()
}
