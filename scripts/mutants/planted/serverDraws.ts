import type { Mutant } from '../Mutant.ts'
import { server } from '../suites.ts'

/** Draws, and the drawings of the lounge. */
export const serverDraws: readonly Mutant[] = [
  {
    name: 'a draw has one winner too few',
    file: 'apps/server/src/promotions/pickWinners.ts',
    from: 'while (picks.length < places && left > 0)',
    to: 'while (picks.length < places - 1 && left > 0)',
    suites: server('src/promotions/pickWinners.test.ts'),
  },
  {
    name: 'a player wins twice in one draw',
    file: 'apps/server/src/promotions/pickWinners.ts',
    from: '    taken.push(...ranges)\n',
    to: '',
    suites: server('src/promotions/pickWinners.test.ts'),
  },
  {
    name: 'a suspended player wins a draw',
    file: 'apps/server/src/promotions/drawWinners.ts',
    from: "eq(players.state, 'suspended')",
    to: "eq(players.state, 'notActivated')",
    suites: server('src/promotions/drawing.test.ts'),
  },
  {
    name: 'the lounge shows other prizes than the open draw pays',
    file: 'apps/server/src/lounge/drawingRow.ts',
    from: 'case when d.id is null then l.prizes else p.prizes end as prizes',
    to: 'l.prizes',
    suites: server('src/lounge/drawings.test.ts'),
  },
  {
    name: 'a drawing is shown after its end',
    file: 'apps/server/src/lounge/drawingRow.ts',
    from: "\n  and not ${isOver('$1')}`",
    to: '`',
    suites: server('src/lounge/drawings.test.ts'),
  },
  {
    name: 'draws of a drawing begin before it starts',
    file: 'apps/server/src/lounge/addUpcomingDraws.ts',
    from: 'startOfDay(laterOf(now, drawing.startsAt))',
    to: 'startOfDay(now)',
    suites: server('src/lounge/addUpcomingDraws.test.ts'),
  },
  {
    name: 'winners are drawn before the time of the drawing',
    file: 'apps/server/src/promotions/drawWinners.ts',
    from: "eq(draws.state, 'closed'), lte(draws.drawsAt, now)",
    to: "eq(draws.state, 'closed'), lte(draws.entryEndsAt, now)",
    suites: server('src/promotions/drawing.test.ts'),
  },
  {
    name: 'entries are accepted at the moment of their end',
    file: 'apps/server/src/promotions/enterDraw.ts',
    from: 'entry_ends_at > ${now}',
    to: 'entry_ends_at >= ${now}',
    suites: server('src/promotions/enterDraw.test.ts'),
  },
  {
    name: 'the same source enters a draw twice',
    file: 'apps/server/src/promotions/enterDraw.ts',
    from: 'select exists (select from added) as "isAdded"',
    to: 'select true as "isAdded"',
    suites: server('src/promotions/enterDraw.test.ts'),
  },
  {
    name: 'a jackpot that was won rolls over',
    file: 'apps/server/src/promotions/drawWinners.ts',
    from: 'draw.promotionId !== null && !isWon)',
    to: 'draw.promotionId !== null)',
    suites: server('src/promotions/drawing.test.ts', 'src/promotions/rollOver.test.ts'),
  },
  {
    name: 'a jackpot grows beyond its maximum',
    file: 'apps/server/src/promotions/rollOver.ts',
    from: 'Math.min(maximum, (draw?.start ?? base) + amount)',
    to: '(draw?.start ?? base) + amount',
    suites: server('src/promotions/rollOver.test.ts'),
  },
  {
    name: 'points that were won are not credited',
    file: 'apps/server/src/promotions/drawWinners.ts',
    from: "if (one.prize.prizeType === 'POINTS') await creditPoints(tx, one, now)",
    to: "if (one.prize.prizeType === 'POINTS' && one.place > 1) await creditPoints(tx, one, now)",
    suites: server('src/promotions/drawing.test.ts'),
  },
]
