import type { Mutant } from '../Mutant.ts'
import { hooks } from '../suites.ts'

/** Rare moments of the lounge and of its widgets: a second visit, a late hour, a change while something waits. */
export const loungeEdges: readonly Mutant[] = [
  {
    name: 'a completed tour becomes skipped when it is left early the next time',
    file: 'packages/flow-hooks/src/lounge/tour/useTour.ts',
    from: 'close({ completedTour, skippedTour: !completedTour })',
    to: 'close({ completedTour: completedTour && false, skippedTour: true })',
    suites: hooks('src/lounge/tour/useTour.test.tsx'),
  },
  {
    name: 'the lobby does not notice that the day of the daily bonus has ended',
    file: 'packages/flow-hooks/src/lounge/dailyBonus/usePresentDay.ts',
    from: 'timer = clock.setTimeout(check, end - clock.now().getTime() + UNCERTAIN_MS)',
    to: 'timer = clock.setTimeout(stop, end - clock.now().getTime() + UNCERTAIN_MS)',
    suites: hooks('src/lounge/dailyBonus/useDailyBonus.test.tsx'),
  },
  {
    name: 'a bonus that was claimed stays hidden on the day after',
    file: 'packages/flow-hooks/src/lounge/dailyBonus/useDailyBonus.ts',
    from: '!(claimed?.day === day && claimed.bonus === bonus)',
    to: '!(claimed && claimed.bonus === bonus)',
    suites: hooks('src/lounge/dailyBonus/useDailyBonus.test.tsx'),
  },
]
