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
]
