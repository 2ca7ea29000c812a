import type { Mutant } from '../Mutant.ts'
import { hooks, models, ui, web } from '../suites.ts'

/** Switches of the operator that are ignored where they show, and ways to pages that are closed. */
export const switches: readonly Mutant[] = [
  {
    name: 'the page of a reward shows the sold-out banner although it is off',
    file: 'packages/ui/src/rewards/RewardView/RewardView.tsx',
    from: 'showsSoldOut={showsSoldOut}',
    to: 'showsSoldOut={showsSoldOut || true}',
    suites: ui('src/rewards/RewardView/RewardView.test.tsx'),
  },
  {
    name: 'the list of rewards shows the sold-out banner although it is off',
    file: 'packages/ui/src/rewards/RewardsView/RewardsView.tsx',
    from: 'showsSoldOut={showsSoldOut}',
    to: 'showsSoldOut={showsSoldOut || true}',
    suites: ui('src/rewards/RewardsView/RewardsView.test.tsx'),
  },
  {
    name: 'a card shows the sold-out banner although it is off',
    file: 'packages/ui/src/rewards/RewardCard/RewardBadge.tsx',
    from: 'if (showsSoldOut && isSoldOut(reward))',
    to: 'if (showsSoldOut !== undefined && isSoldOut(reward))',
    suites: ui('src/rewards/RewardCard/RewardCard.test.tsx'),
  },
  {
    name: 'the lounge history shows transaction ids although they are off',
    file: 'packages/ui/src/history/TokenHistoryView/tokenColumns.tsx',
    from: 'showsTransactionId={transactionId}',
    to: 'showsTransactionId={transactionId || true}',
    suites: ui('src/history/TokenHistoryView/TokenHistoryView.test.tsx'),
  },
  {
    name: 'the history of points shows transaction ids although they are off',
    file: 'packages/ui/src/history/HistoryView/pointsColumns.tsx',
    from: 'showsTransactionId={transactionId}',
    to: 'showsTransactionId={transactionId || true}',
    suites: ui('src/history/HistoryView/HistoryView.test.tsx'),
  },
  {
    name: 'the history of rewards shows transaction ids although they are off',
    file: 'packages/ui/src/history/HistoryView/rewardColumns.tsx',
    from: 'showsTransactionId={transactionId}',
    to: 'showsTransactionId={transactionId || true}',
    suites: ui('src/history/HistoryView/HistoryView.test.tsx'),
  },
  {
    name: 'a movement shows its transaction id although it is off',
    file: 'packages/ui/src/history/Movement/Movement.tsx',
    from: '...(transactionId !== null && showsTransactionId',
    to: '...(transactionId !== null',
    suites: ui('src/history/Movement/Movement.test.tsx'),
  },
  {
    name: 'a movement hides its bonus although it is on',
    file: 'packages/ui/src/history/Movement/Movement.tsx',
    from: '...(bonus && showsBonus',
    to: '...(bonus && !showsBonus',
    suites: ui('src/history/Movement/Movement.test.tsx'),
  },
  {
    name: 'the closed store does not say that it is closed',
    file: 'packages/ui/src/store/StoreView/StoreView.tsx',
    from: 'return isOpen ? cards : <Closed>{cards}</Closed>',
    to: 'return isOpen || !error ? cards : <Closed>{cards}</Closed>',
    suites: ui('src/store/StoreView/StoreView.test.tsx'),
  },
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
    name: 'the billing opens with payments off',
    file: 'packages/domain-models/src/shell/isOpenAddress.ts',
    from: "  { path: '/lucky-lounge/store-billing', flag: 'LL_PAYMENT_ENABLED' },\n",
    to: '',
    suites: web('test/store/storeGuards.test.tsx'),
  },
  {
    name: 'a percent-encoded address opens a page that is closed',
    file: 'packages/domain-models/src/shell/routePath.ts',
    from: 'return decodeURI(pathname)',
    to: 'return pathname',
    suites: models('src/shell/isOpenAddress.test.ts'),
  },
  ...(
    [
      [
        'the ways to earn lead',
        'packages/flow-hooks/src/activities/useActivities.ts',
        '.filter(activity => isOpen(activityPath(activity)))',
        '.filter(activity => isOpen(activityPath(activity)) || true)',
      ],
      [
        'the ways to earn on home lead',
        'packages/flow-hooks/src/shell/home/useHome.ts',
        '.filter(activity => isOpen(activityPath(activity)))',
        '.filter(activity => isOpen(activityPath(activity)) || true)',
      ],
      [
        'a recommendation leads',
        'packages/flow-hooks/src/shell/recommendations/useRecommendations.ts',
        '=> isOpenAddress(redirectUrl))',
        '=> isOpenAddress(redirectUrl) || true)',
      ],
      [
        'an announcement leads',
        'packages/flow-hooks/src/shell/home/useHome.ts',
        '.filter(({ buttonUrl }) => isOpen(buttonUrl))',
        '.filter(({ buttonUrl }) => isOpen(buttonUrl) || true)',
      ],
      [
        'a balance leads',
        'apps/web/app/shell/ShellBalances.tsx',
        'configured !== undefined && isOpen(configured)',
        'configured !== undefined && isOpen !== undefined',
      ],
    ] as const
  ).map(([what, file, from, to]) => ({
    name: `${what} to a page that is closed`,
    file,
    from,
    to,
    suites: web('test/shell/closedOffers.test.tsx'),
  })),
  {
    name: 'quick games are offered in a club without quick features',
    file: 'packages/domain-models/src/shell/featureFlags.ts',
    from: 'return quickFeatures ? flags :',
    to: 'return flags.length > 0 ? flags :',
    suites: models('src/shell/featureFlags.test.ts'),
  },
  {
    name: 'the settings of a club are ignored',
    file: 'packages/flow-hooks/src/club/createClub.ts',
    from: 'settings: lottery.settings,',
    to: "settings: { ...lottery.settings, builtInFeatures: '' },",
    suites: hooks('src/club/createClub.test.ts'),
  },
]
