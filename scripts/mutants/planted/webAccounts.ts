import type { Mutant } from '../Mutant.ts'
import { web } from '../suites.ts'

export const webAccounts: readonly Mutant[] = [
  {
    name: 'the sign-in page in other letter case is another page',
    file: 'apps/web/app/accounts/guests.layout.tsx',
    from: "useRoutePath() === '/login'",
    to: "pathname === '/login'",
    suites: web('test/accounts/signIn.test.tsx'),
  },
  {
    name: 'a short address of the settings in other letter case leads to itself',
    file: 'apps/web/app/accounts/flatSettings.route.tsx',
    from: '/^\\/settings/i',
    to: '/^\\/settings/',
    suites: web('test/profile/settings.test.tsx'),
  },
  {
    name: 'the link of an invitation has the address behind the proxy',
    file: 'apps/web/app/accounts/inviteFriends.route.tsx',
    from: 'origin: publicUrl }',
    to: "origin: 'http://localhost' }",
    suites: web('test/accounts/inviteFriends.test.tsx'),
  },
  {
    name: 'the page of a password reset does not read the key',
    file: 'apps/web/app/accounts/resetFinish.route.tsx',
    from: 'mailedKey={key} />',
    to: 'mailedKey="" />',
    suites: web('test/accounts/mailedKeys.test.tsx'),
  },
  {
    name: 'an unchecked key cannot be checked again',
    file: 'apps/web/app/accounts/unsuspend.route.tsx',
    from: 'onRetry={flow.retry}',
    to: 'onRetry={flow.submit}',
    suites: web('test/accounts/mailedKeys.test.tsx'),
  },
  {
    name: 'an invitation has no host on a page that the menu leads to',
    file: 'apps/web/app/accounts/inviteFriends.route.tsx',
    from: 'origin: location.origin',
    to: "origin: ''",
    suites: web('test/accounts/inviteFriends.test.tsx'),
  },
  {
    name: 'a failed deactivation says nothing',
    file: 'apps/web/app/accounts/deactivateAccount.route.tsx',
    from: "error={state.at === 'failed' ? state.error : null}",
    to: 'error={null}',
    suites: web('test/accounts/deactivateAccount.test.tsx'),
  },
  {
    name: 'a changed address can be sent again before the next page is shown',
    file: 'apps/web/app/accounts/changeEmail.route.tsx',
    from: "isChanging={state.at === 'changing' || state.at === 'done'}",
    to: "isChanging={state.at === 'changing'}",
    suites: web('test/accounts/leadingAway.test.tsx'),
  },
  {
    name: 'a player does not see that a page cannot be left without a connection',
    file: 'apps/web/app/accounts/secured.layout.tsx',
    from: "decision.kind === 'allow' ? <Outlet /> : <LeavingPage />",
    to: "decision.kind === 'allow' ? <Outlet /> : null",
    suites: web('test/shell/leavingPage.test.tsx'),
  },
]
