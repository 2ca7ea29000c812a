import type { Mutant } from '../Mutant.ts'
import { hooks, models, server, ui } from '../suites.ts'

/** What is offered though it is over, and what is said of draws and their games. */
export const offers: readonly Mutant[] = [
  {
    name: 'a prize at its maximum still grows on home',
    file: 'packages/ui/src/shell/HomeOffers/HomeDraws.tsx',
    from: 'prize && !isJackpotReached(prize)',
    to: 'prize',
    suites: ui('src/shell/HomeOffers/HomeOffers.test.tsx'),
  },
  {
    name: 'the card of a draw that takes no more entries says Enter',
    file: 'packages/ui/src/rewards/RewardCard/RewardCard.tsx',
    from: 'if (isEntryClosed(reward, now) || isSoldOut(reward))',
    to: 'if (isSoldOut(reward))',
    suites: ui('src/rewards/RewardCard/RewardCard.test.tsx'),
  },
  {
    name: 'the page of a promotion with many draws shows the prizes of a past one',
    file: 'packages/domain-models/src/promotions/drawStage.ts',
    from: '  active[0] ?? draws.at(-1)',
    to: '  draws.at(-1) ?? active[0]',
    suites: [
      ...models('src/promotions/promotions.test.ts'),
      ...hooks('src/promotions/usePromotion.test.tsx'),
    ],
  },
  {
    name: 'a drawing of the lounge asks for tickets',
    file: 'packages/ui/src/promotions/PromotionView/PromotionView.tsx',
    from: "promotion.promotionType === 'LOUNGE'",
    to: "promotion.promotionType === 'PROGRESSIVE'",
    suites: ui('src/promotions/PromotionView/PromotionView.test.tsx'),
  },
  {
    name: 'a promotion with more than fifty games shows none of them',
    file: 'packages/domain-models/src/games/constants.ts',
    from: 'GAMES_BY_IDS_MAX = 500',
    to: 'GAMES_BY_IDS_MAX = 50',
    suites: hooks('src/promotions/usePromotion.test.tsx'),
  },
  {
    name: 'the library does not read a price with cents from its address',
    file: 'packages/domain-models/src/games/GamesFilter.ts',
    from: "some(prices(params.getAll('price')))",
    to: "some(whole(params.getAll('price')))",
    suites: models('src/games/games.test.ts'),
  },
  {
    name: 'the mail to a winner does not name the promotion',
    file: 'apps/server/src/promotions/winnerMail.ts',
    from: 'promotionName: promotionTexts?.[translate.locale].name,',
    to: '',
    suites: server('src/promotions/drawing.test.ts'),
  },
  {
    name: 'a late draw says that its winners are announced before they are picked',
    file: 'packages/domain-models/src/promotions/drawStage.ts',
    from: 'return isDrawn && at >=',
    to: 'return at >=',
    suites: [...models('src/promotions/promotions.test.ts'), ...server('src/promotions/promotions.test.ts')],
  },
  {
    name: 'home offers what has ended',
    file: 'packages/flow-hooks/src/shell/home/useHome.ts',
    from: 'rewards.filter(reward => isOffered(reward, now))',
    to: '[...rewards]',
    suites: hooks('src/shell/home/useHome.test.tsx'),
  },
  {
    name: 'lists rewards that have ended before those that can be had',
    file: 'apps/server/src/rewards/rewards.service.ts',
    from: "order by ${isOver('$1')}, r.featured desc",
    to: 'order by r.featured desc',
    suites: server('src/rewards/rewards.test.ts'),
  },
  {
    name: 'the tab of the rewards is not read from the address',
    file: 'packages/flow-hooks/src/rewards/useRewardList.ts',
    from: 'tabs?.find(({ type }) => type === wanted.tab) ?? tabs?.[0]',
    to: 'tabs?.[0]',
    suites: hooks('src/rewards/useRewardList.test.tsx'),
  },
  {
    name: 'an empty history hides that it lists some months only',
    file: 'packages/ui/src/history/HistoryView/HistoryView.tsx',
    from: 'from={place.range.from}',
    to: 'from={today}',
    suites: ui('src/history/HistoryView/HistoryView.test.tsx'),
  },
]
