import type { Mutant } from '../Mutant.ts'
import { models, web } from '../suites.ts'

const lastDay = web('test/shell/lastDays.test.tsx')

/** The last day before an end, wherever one is shown. */
export const lastDays: readonly Mutant[] = [
  {
    name: 'what ends at midnight ends a day late',
    file: 'packages/domain-models/src/time/formatDate.ts',
    from: 'lotteryDay(new Date(Date.parse(end) - 1), zone)',
    to: 'lotteryDay(new Date(Date.parse(end)), zone)',
    suites: web('test/shell/home.test.tsx'),
  },
  {
    name: 'the last day is that of UTC',
    file: 'packages/domain-models/src/time/formatDate.ts',
    from: 'lotteryDay(new Date(Date.parse(end) - 1), zone)',
    to: 'new Date(Date.parse(end) - 1).toISOString().slice(0, 10) as CalendarDay',
    suites: models('src/time/formatDate.test.ts'),
  },
  ...(
    [
      [
        'home',
        'shell/HomeOffers/HomeDraws.tsx',
        'formatShortDate(lastDay(end, translate.zone), translate)',
        'formatShortDate(new Date(end), translate)',
        web('test/shell/home.test.tsx'),
      ],
      [
        'the page of a reward',
        'rewards/RewardView/RewardFacts.tsx',
        'formatLongDate(lastDay(entryEnd, translate.zone), translate)',
        'formatLongDate(new Date(entryEnd), translate)',
        lastDay,
      ],
      [
        'the card of a reward',
        'rewards/RewardCard/RewardCard.tsx',
        'lastDay(entryEnd, translate.zone)',
        'new Date(entryEnd)',
        lastDay,
      ],
      [
        'the card of a drawing',
        'lounge/DrawingCard/DrawingCard.tsx',
        'lastDay(draw.end, translate.zone)',
        'new Date(draw.end)',
        lastDay,
      ],
      [
        'the page of a drawing',
        'lounge/LoungeRewardView/EntryTicket.tsx',
        'lastDay(draw.end, translate.zone)',
        'new Date(draw.end)',
        lastDay,
      ],
      [
        'the recommendations',
        'shell/RecommendationsDialog/RecommendationsDialog.tsx',
        'lastDay(end, translate.zone)',
        'new Date(end)',
        lastDay,
      ],
      [
        'the page of an activity',
        'activities/ActivityFrame/ActivityFacts.tsx',
        'lastDay(end, translate.zone)',
        'new Date(end)',
        lastDay,
      ],
      [
        'the draws of a promotion',
        'promotions/PromotionView/Draws.tsx',
        'lastDay(draw.end, translate.zone)',
        'new Date(draw.end)',
        lastDay,
      ],
      [
        'the featured promotion',
        'promotions/PromotionsView/FeaturedPromotion.tsx',
        'lastDay(entryEnd, translate.zone)',
        'new Date(entryEnd)',
        lastDay,
      ],
      [
        'the card of a promotion',
        'promotions/PromotionCard/PromotionCard.tsx',
        'lastDay(entryEnd, translate.zone)',
        'new Date(entryEnd)',
        lastDay,
      ],
      [
        'the promotions of a game',
        'games/GameView/GamePromotions.tsx',
        'lastDay(one.entryEnd, translate.zone)',
        'new Date(one.entryEnd)',
        lastDay,
      ],
      [
        'the page of a game',
        'games/GameView/GameHeader.tsx',
        "translate('games.endsOn', {\n              date: formatLongDate(lastDay(game.playEnd, translate.zone), translate),",
        "translate('games.endsOn', {\n              date: formatLongDate(new Date(game.playEnd), translate),",
        lastDay,
      ],
    ] as const
  ).map(([place, file, from, to, suites]) => ({
    name: `the last day is one day late: ${place}`,
    file: `packages/ui/src/${file}`,
    from,
    to,
    suites,
  })),
]
