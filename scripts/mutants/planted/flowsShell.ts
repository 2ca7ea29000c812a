import type { Mutant } from '../Mutant.ts'
import { hooks, web } from '../suites.ts'

export const flowsShell: readonly Mutant[] = [
  {
    name: 'activities of closed pages take the places of others at home',
    file: 'packages/flow-hooks/src/shell/home/homeQuestions.ts',
    from: 'counts.activities + SPARE_ACTIVITIES',
    to: 'counts.activities',
    suites: hooks('src/shell/home/useHome.test.tsx'),
  },
  {
    name: 'the redirect helper forgets a page that cannot be loaded',
    file: 'packages/flow-hooks/src/shell/guard/useRedirectBack.ts',
    from: 'onFailure: () => rememberRedirect(club, target)',
    to: 'onFailure: () => forgetRedirect(club)',
    suites: hooks('src/shell/shellHooks.test.tsx'),
  },
  {
    name: 'the ways to earn on home lead to a page that is closed',
    file: 'packages/flow-hooks/src/shell/home/useHome.ts',
    from: '.filter(activity => isOpen(activityPath(activity)))',
    to: '.filter(activity => isOpen(activityPath(activity)) || true)',
    suites: web('test/shell/closedOffers.test.tsx'),
  },
  {
    name: 'a recommendation leads to a page that is closed',
    file: 'packages/flow-hooks/src/shell/recommendations/useRecommendations.ts',
    from: '=> isOpenAddress(redirectUrl))',
    to: '=> isOpenAddress(redirectUrl) || true)',
    suites: web('test/shell/closedOffers.test.tsx'),
  },
  {
    name: 'an announcement leads to a page that is closed',
    file: 'packages/flow-hooks/src/shell/home/useHome.ts',
    from: '.filter(({ buttonUrl }) => isOpen(buttonUrl))',
    to: '.filter(({ buttonUrl }) => isOpen(buttonUrl) || true)',
    suites: web('test/shell/closedOffers.test.tsx'),
  },
  {
    name: 'home offers what has ended',
    file: 'packages/flow-hooks/src/shell/home/useHome.ts',
    from: '=> isOffered(reward, now)',
    to: '=> isOffered(reward, now) || true',
    suites: hooks('src/shell/home/useHome.test.tsx'),
  },
  {
    name: 'a player who is led to another page is told of the home page',
    file: 'packages/flow-hooks/src/shell/guard/useGuard.ts',
    from: 'if (to === paths.home)',
    to: 'if (to !== null)',
    suites: hooks('src/shell/guard/useGuard.test.tsx'),
  },
  {
    name: 'a home page that stays open shows what was earned the day before',
    file: 'packages/flow-hooks/src/shell/home/useHome.ts',
    from: '[shownRewards, ways, featured]',
    to: '[shownRewards, featured]',
    suites: hooks('src/shell/home/useHome.test.tsx'),
  },
]
