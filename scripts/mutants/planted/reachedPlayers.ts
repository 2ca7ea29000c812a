import type { Mutant } from '../Mutant.ts'
import { hooks, models, server, ui, web } from '../suites.ts'

/** Dead ends that a player met: an address, an answer or an invitation that led nowhere. */
export const reachedPlayers: readonly Mutant[] = [
  {
    name: 'a too long title is sent after another photo was rejected',
    file: 'packages/flow-hooks/src/activities/uploadPhoto/uploadPhoto.machine.ts',
    from: 'if (!isPhotoTitle(title)) return',
    to: "if (state.fault === 'title') return",
    suites: hooks('src/activities/uploadPhoto/uploadPhoto.machine.test.ts'),
  },
  {
    name: 'a poll whose answer was not stored is closed',
    file: 'packages/flow-hooks/src/surveys/questionnaire/questionnaire.machine.ts',
    from: "return [{ ...next, at: 'informed',",
    to: "return [{ ...next, kept: state.given, at: 'informed',",
    suites: hooks('src/surveys/questionnaire/questionnaire.machine.test.ts'),
  },
  {
    name: 'activities of closed pages take the places of others at home',
    file: 'packages/flow-hooks/src/shell/home/homeQuestions.ts',
    from: 'counts.activities + SPARE_ACTIVITIES',
    to: 'counts.activities',
    suites: hooks('src/shell/home/useHome.test.tsx'),
  },
  {
    name: 'a page beyond the end of a list is blamed on something else',
    file: 'packages/ui/src/primitives/Pagination/Paginated.tsx',
    from: 'page * size >= known',
    to: 'page * size > known + size',
    suites: ui('src/games/GamesView/GamesView.test.tsx', 'src/primitives/Pagination/Paginated.test.tsx'),
  },
  {
    name: 'the library asks for a page that the contract refuses',
    file: 'packages/domain-models/src/games/GamesFilter.ts',
    from: 'page > GAMES_PAGE_MAX ? 0 : page',
    to: 'page',
    suites: models('src/games/games.test.ts'),
  },
  {
    name: 'the library asks for the id 0, which the contract refuses',
    file: 'packages/domain-models/src/games/GamesFilter.ts',
    from: '/^[1-9]\\d{0,5}$/',
    to: '/^\\d{1,6}$/',
    suites: models('src/games/games.test.ts'),
  },
  {
    name: 'a collection names a game that is not listed by its id',
    file: 'packages/ui/src/activities/CollectProgressDialog/CollectProgressDialog.tsx',
    from: "translate('activities.collect.otherGame')",
    to: 'String(each.gameId)',
    suites: ui('src/activities/CollectProgressDialog/CollectProgressDialog.test.tsx'),
  },
  {
    name: 'a guest is invited to redeem a reward of a segment',
    file: 'packages/ui/src/rewards/RewardView/rewardAvailability.ts',
    from: "reward.isAvailable ? 'guest' : 'segment'",
    to: "'guest'",
    suites: ui('src/rewards/RewardView/RewardView.test.tsx'),
  },
  {
    name: 'a reward of a segment is open to every guest',
    file: 'apps/server/src/rewards/rewards.service.ts',
    from: 'r.segment is null as',
    to: 'true as',
    suites: server('src/rewards/rewards.test.ts'),
  },
  {
    name: 'the address of a draw game without its id is not found',
    file: 'apps/web/app/routes.ts',
    from: "'games-draw/:gameId?'",
    to: "'games-draw/:gameId'",
    suites: web('test/games/game.test.tsx'),
  },
  {
    name: 'the address of a game of the lounge without its id is not found',
    file: 'apps/web/app/routes.ts',
    from: "'game/:gameId?'",
    to: "'game/:gameId'",
    suites: web('test/lounge/game.test.tsx'),
  },
  {
    name: 'the address of a reward of the lounge without its id is not found',
    file: 'apps/web/app/routes.ts',
    from: "'reward/:rewardId?'",
    to: "'reward/:rewardId'",
    suites: web('test/lounge/reward.test.tsx'),
  },
  {
    name: 'the widget of a game that is no quick draw offers to try again',
    file: 'apps/web/app/games/quickDrawWidget.route.tsx',
    from: 'data?.gameTypeId === GAME_TYPE_IDS.quickDraw ? data : undefined',
    to: 'data',
    suites: web('test/games/game.test.tsx'),
  },
]
