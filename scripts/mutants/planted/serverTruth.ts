import type { Mutant } from '../Mutant.ts'
import { server } from '../suites.ts'

/** What the server does not take in, does not report, or reports too often. */
export const serverTruth: readonly Mutant[] = [
  {
    name: 'a scan whose page was closed is never settled by the server',
    file: 'apps/server/src/identity/scanSettlement.ts',
    from: 'follow: provider ? scan => follow(provider, scan) : null,',
    to: 'follow: null,',
    suites: server('src/identity/scans.test.ts'),
  },
  {
    name: 'a profile does not have the outcome of a scan whose page was closed',
    file: 'apps/server/src/identity/scans.service.ts',
    from: "      if (!verdict || verdict.status === 'pending') return false\n",
    to: "      if (!verdict || verdict.status !== 'pending') return false\n",
    suites: server('src/identity/scans.test.ts'),
  },
  {
    name: 'an approved scan is offered again',
    file: 'apps/server/src/identity/scans.service.ts',
    from: "      if (scan?.state === 'approved' && identity.isValid && !identity.isExpired) return null\n",
    to: '',
    suites: server('src/identity/scans.test.ts'),
  },
  {
    name: 'a redemption is carried out at another balance than the one shown',
    file: 'apps/server/src/rewards/redemption.service.ts',
    from: 'if (expectedBalance !== undefined && balance !== expectedBalance)',
    to: 'if (expectedBalance !== undefined && balance > expectedBalance)',
    suites: server('src/rewards/redemption.test.ts'),
  },
  {
    name: 'the server does not say until when the entry of tickets is locked',
    file: 'apps/server/src/tickets/tickets.service.ts',
    from: "throw new Refusal('error.gameTicketEntry.lockout', { params: { until } })",
    to: "throw new Refusal('error.gameTicketEntry.lockout')",
    suites: server('src/tickets/tickets.test.ts'),
  },
  {
    name: 'the server does not say how many tries are left',
    file: 'apps/server/src/tickets/tickets.service.ts',
    from: 'return { entry, subject, lockOut: { left, until } }',
    to: 'return { entry, subject, lockOut: undefined }',
    suites: server('src/tickets/tickets.test.ts'),
  },
  {
    name: 'several presses in a row send several mails',
    file: 'apps/server/src/accounts/mailLimits.ts',
    from: '    ...(REQUESTS.has(trigger) ? [{ bucket: `${trigger}-mails-of-minute`, ...REPEATED }] : []),\n',
    to: '',
    suites: server('src/accounts/mailLimits.test.ts'),
  },
  {
    name: 'phones that share an address are refused',
    file: 'apps/server/src/accounts/keyRequests.service.ts',
    from: 'const PER_NETWORK = { limit: 300,',
    to: 'const PER_NETWORK = { limit: 20,',
    suites: server('src/accounts/reactivation.test.ts'),
  },
  {
    name: 'the history of the demo books a lounge entry at another price',
    file: 'apps/server/demo/history/longHistory.ts',
    from: 'WEEKLY_DRAWING.amount * entries',
    to: '3_000',
    suites: server('demo/history/longHistory.test.ts'),
  },
  {
    name: 'the server names entered draws without their promotion',
    file: 'apps/server/src/promotions/entries.service.ts',
    from: '  texts && { promotionName: texts[locale].name }',
    to: '  texts && { promotionName: locale }',
    suites: server('src/history/drawsHistory.test.ts'),
  },
  {
    name: 'answers of a demo whose clock was moved have the time of the machine',
    file: 'apps/server/src/createServer.ts',
    from: "if (deps.moveClock) response.headers.set('date', clock.now().toUTCString())",
    to: "if (deps.moveClock) response.headers.set('date', new Date().toUTCString())",
    suites: server('src/shell/clockHandler.test.ts'),
  },
  {
    name: 'an entry confirmed after its draw closed goes into the next draw',
    file: 'apps/server/src/rewards/findForRedemption.ts',
    from: 'drawId !== undefined && drawId !== reward.draw?.id',
    to: 'drawId !== undefined && !reward.draw',
    suites: server('src/lounge/drawings.test.ts', 'src/lounge/freeEntries.test.ts'),
  },
  {
    name: 'no location is stored after the clock is set back',
    file: 'apps/server/src/location/location.service.ts',
    from: 'new Date(checkedAt.getTime() + PASS_MS)',
    to: 'new Date(8e15)',
    suites: server('src/location/location.test.ts'),
  },
  {
    name: 'the next draw of a game is the farthest one that is open',
    file: 'apps/server/src/games/jackpots.service.ts',
    from: "  OPEN: 'draw_date, id',",
    to: "  OPEN: 'draw_date desc, id desc',",
    suites: server('src/games/games.test.ts'),
  },
]
