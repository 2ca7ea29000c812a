import type { Mutant } from '../Mutant.ts'
import { server } from '../suites.ts'

export const serverProfile: readonly Mutant[] = [
  {
    name: 'a guest below the minimum age of another lottery is registered',
    file: 'apps/server/src/profile/checkPerson.ts',
    from: 'birthDateRule({ ...lottery, today',
    to: 'birthDateRule({ ...lottery, minimumAge: 21, today',
    suites: server('test/otherLottery.test.ts'),
  },
  {
    name: 'alerts are offered for games that have ended',
    file: 'apps/server/src/profile/preferences.service.ts',
    from: 'games.filter(({ isInPlay }) => isInPlay)',
    to: 'games',
    suites: server('src/profile/preferences.test.ts'),
  },
  {
    name: 'preferences are not saved because a game has ended meanwhile',
    file: 'apps/server/src/profile/preferences.service.ts',
    from: '  const tree = preferenceTree(games)\n',
    to: '  const tree = preferenceTree(games.filter(({ isInPlay }) => isInPlay))\n',
    suites: server('src/profile/preferences.test.ts'),
  },
  {
    name: 'a guest who turns 21 tomorrow in Phoenix is accepted this evening',
    file: 'apps/server/src/profile/checkPerson.ts',
    from: 'today: lotteryDay(now, lottery.zone)',
    to: 'today: now.toISOString().slice(0, 10)',
    suites: server('src/accounts/registration.test.ts', 'src/profile/profile.test.ts'),
  },
  {
    name: 'a changed name keeps the identity verified',
    file: 'apps/server/src/profile/profile.service.ts',
    from: 'if (before.idologyValid && undoesVerification(',
    to: 'if (before.idologyExpired && undoesVerification(',
    suites: server('src/profile/profile.test.ts'),
  },
  {
    name: 'the opt-in to promotions is confirmed to an unproven address',
    file: 'apps/server/src/profile/preferences.service.ts',
    from: "if (player.state !== 'active' || !hasProvenAddress(player)) return false",
    to: "if (player.state !== 'active') return false",
    suites: server('src/profile/preferences.test.ts'),
  },
  {
    name: 'every save of preferences queues a credit',
    file: 'apps/server/src/profile/preferences.service.ts',
    from: ' && !before.has(PROMOTIONS_EMAIL)) {',
    to: ') {',
    suites: server('src/profile/preferences.test.ts'),
  },
]
