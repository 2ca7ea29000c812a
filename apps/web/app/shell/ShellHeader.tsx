import { useSession, useSignOut } from '@players-club/flow-hooks/accounts'
import { useFeatureFlags, useRemoteConfig } from '@players-club/flow-hooks/shell'
import {
  copperStateLottery,
  defaultSwitches,
  mainMenu,
  profileMenu,
  sideMenu,
  visibleMenu,
} from '@players-club/domain-models'
import { Header } from '@players-club/ui/shell/Header'
import { MainMenu } from '@players-club/ui/shell/MainMenu'
import { useLocation } from 'react-router'
import { ShellBalances } from './ShellBalances.tsx'

export function ShellHeader() {
  const { pathname } = useLocation()
  const { isSignedIn, account } = useSession()
  const { signOut } = useSignOut()
  const { switches = defaultSwitches } = useRemoteConfig()
  const visitor = { signedIn: isSignedIn, flags: useFeatureFlags(), switches }
  const entries = visibleMenu(mainMenu, visitor)
  return (
    <>
      <Header
        brand={copperStateLottery}
        currentPath={pathname}
        mainMenu={<MainMenu entries={entries} currentPath={pathname} place="header" />}
        balances={isSignedIn && <ShellBalances />}
        profileLinks={visibleMenu(profileMenu, visitor)}
        sideLinks={visibleMenu(sideMenu, visitor)}
        playerName={account?.firstName}
        onSignOut={signOut}
      />
      <MainMenu entries={entries} currentPath={pathname} place="thumb" />
    </>
  )
}
