import type { Mutant } from '../Mutant.ts'
import { web } from '../suites.ts'

/** Facts and verbs of flows that a page passes on wrongly, or not at all. */
export const joins: readonly Mutant[] = [
  {
    name: 'an invitation has no host on a page that the menu leads to',
    file: 'apps/web/app/accounts/inviteFriends.route.tsx',
    from: 'origin: location.origin',
    to: "origin: ''",
    suites: web('test/accounts/inviteFriends.test.tsx'),
  },
  {
    name: 'a redeemed round that was left cannot be played again',
    file: 'apps/web/app/rewards/gameOf.ts',
    from: 'hasUnfinished: facts.unfinished !== null',
    to: 'hasUnfinished: false',
    suites: web('test/rewards/game.test.tsx'),
  },
  {
    name: 'the store cancels a payment that should be checked again',
    file: 'apps/web/app/store/store.route.tsx',
    from: 'onCheckAgain={payment.checkAgain}',
    to: 'onCheckAgain={payment.cancelOrder}',
    suites: web('test/store/store.test.tsx'),
  },
  {
    name: 'a failed deactivation says nothing',
    file: 'apps/web/app/accounts/deactivateAccount.route.tsx',
    from: "error={state.at === 'failed' ? state.error : null}",
    to: 'error={null}',
    suites: web('test/accounts/deactivateAccount.test.tsx'),
  },
  {
    name: 'a retry of the location closes the free entry',
    file: 'apps/web/app/lounge/ClaimEntry.tsx',
    from: 'onRetry={flow.retryLocation}',
    to: 'onRetry={close}',
    suites: web('test/lounge/claimEntry.test.tsx'),
  },
  {
    name: 'a retry of the captcha closes the free entry',
    file: 'apps/web/app/lounge/ClaimEntry.tsx',
    from: 'onRetryCaptcha={flow.retryCaptcha}',
    to: 'onRetryCaptcha={close}',
    suites: web('test/lounge/claimEntry.test.tsx'),
  },
  {
    name: 'a press with a modifier key opens a link in the same tab',
    file: 'apps/web/app/shell/useLinkNavigation.ts',
    from: ' &&\n  !event.metaKey &&\n  !event.ctrlKey &&\n  !event.shiftKey &&\n  !event.altKey',
    to: '',
    suites: web('test/shell/linkNavigation.test.tsx'),
  },
  {
    name: 'a filter keeps the page number of the library',
    file: 'apps/web/app/games/Library.tsx',
    from: 'writeGamesPlace({ filter, page: 0 })',
    to: 'writeGamesPlace({ filter, page: chosen.page })',
    suites: web('test/games/library.test.tsx'),
  },
  {
    name: 'an option that is chosen before hydration is lost',
    file: 'apps/web/app/shell/useEarlyInput.ts',
    from: "if ('selectedIndex' in field) replayChoice(field)",
    to: "if ('selectedIndex' in field) continue",
    suites: web('test/shell/earlyInput.test.tsx'),
  },
  {
    name: 'a session that cannot be put off says nothing',
    file: 'apps/web/app/shell/SessionEndWatch.tsx',
    from: 'isRefused={isRefused}',
    to: 'isRefused={false}',
    suites: web('test/accounts/sessionEnd.test.tsx'),
  },
  {
    name: 'a dialog offers to stay signed in past the longest time',
    file: 'apps/web/app/shell/SessionEndWatch.tsx',
    from: 'isLast={isLast}',
    to: 'isLast={false}',
    suites: web('test/accounts/sessionEnd.test.tsx'),
  },
]
