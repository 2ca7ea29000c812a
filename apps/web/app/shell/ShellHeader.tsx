import { useSession, useSignOut } from '@players-club/flow-hooks/accounts'
import { signInPath, useClub, useSettings } from '@players-club/flow-hooks/club'
import { useFeatureFlags, useRemoteConfig } from '@players-club/flow-hooks/shell'
import { defaultSwitches, mainMenu, profileMenu, sideMenu, visibleMenu } from '@players-club/domain-models'
import { Header } from '@players-club/ui/shell/Header'
import { MainMenu } from '@players-club/ui/shell/MainMenu'
import { useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { clubDialog } from './clubDialog.tsx'
import { ShellBalances, ShellBalancesSkeleton, ShellPoints } from './ShellBalances.tsx'
import { useRoutePath } from './useRoutePath.ts'

const ForYou = clubDialog(() => import('./ForYou.tsx').then(module => module.ForYou), ['content'])

export function ShellHeader() {
  const path = useRoutePath()
  const { key, pathname, search } = useLocation()
  // The menu is open on one visit of a page: any navigation closes it, and going back does not reopen it.
  const [openOn, setOpenOn] = useState<string>()
  if (openOn !== undefined && openOn !== key) setOpenOn(undefined)
  const close = () => setOpenOn(undefined)
  const { isSignedIn, isRestoring, account } = useSession()
  const { isSigningOut, signOut } = useSignOut()
  const { switches = defaultSwitches } = useRemoteConfig()
  const visitor = { signedIn: isSignedIn, flags: useFeatureFlags(), switches }
  const entries = visibleMenu(mainMenu, visitor)
  const { paths } = useClub()
  // Those of accounts lead to a session, or need one: no sign-in leads back to them.
  const isAccountPage = useMatches().some(({ id }) => id.startsWith('accounts/'))
  const signIn =
    isAccountPage || pathname === paths.home ? paths.signIn : signInPath(paths, pathname + search)
  return (
    <>
      <Header
        currentPath={path}
        mainMenu={<MainMenu entries={entries} currentPath={path} place="header" />}
        balances={isSignedIn ? <ShellBalances /> : isRestoring && <ShellBalancesSkeleton />}
        profileLinks={visibleMenu(profileMenu, visitor).map(link =>
          link.id === 'signIn' ? { ...link, href: signIn } : link,
        )}
        sideLinks={visibleMenu(sideMenu, visitor)}
        playerName={account?.firstName}
        playerPoints={useSettings().userPoints && isSignedIn && <ShellPoints />}
        isSigningOut={isSigningOut}
        onSignOut={signOut}
        onForYou={() => setOpenOn(key)}
        onForYouPreload={ForYou.preload}
      />
      <MainMenu entries={entries} currentPath={path} place="thumb" />
      <ForYou isOpen={openOn === key} onClose={close} />
    </>
  )
}
