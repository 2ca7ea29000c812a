import { LOCALE_COOKIE, type Locale } from '@players-club/domain-models'
import { isServerReached } from '@players-club/flow-hooks/club'
import { useMessageBar } from '@players-club/flow-hooks/shell'
import { Footer } from '@players-club/ui/shell/Footer'
import { useLottery } from './LotteryProvider.tsx'
import { useIsLounge } from './useIsLounge.ts'

export function ShellFooter() {
  const { locales } = useLottery()
  const { raise } = useMessageBar()
  const isLounge = useIsLounge()

  /** Without a connection a reload would leave the club, and later pages would be in another language than this one. */
  const changeLocale = async (locale: Locale) => {
    if (await isServerReached()) reloadIn(locale)
    else raise({ type: 'error', key: 'error.offline' })
  }
  return <Footer isLounge={isLounge} locales={locales} onLocaleChosen={locale => void changeLocale(locale)} />
}

/** Stores the chosen language for the server's next page, and reloads this page in it. */
function reloadIn(locale: Locale): void {
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`
  // Chromium stores it in another process than the one that sends the next request; reading waits until it is stored.
  if (document.cookie.includes(`${LOCALE_COOKIE}=${locale}`)) location.reload()
}
