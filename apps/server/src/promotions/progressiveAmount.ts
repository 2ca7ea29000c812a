import type { draws, promotions } from './promotions.tables.ts'

type Terms = Pick<
  typeof promotions.$inferSelect,
  'progressiveBase' | 'progressiveStep' | 'progressiveMaximum'
>

/** The current amount of a progressive prize: its start, plus a step for each entry, up to the maximum. */
export const progressiveAmount = (
  { progressiveBase: base, progressiveStep: step, progressiveMaximum: maximum }: Terms,
  { progressiveStart, entries }: Pick<typeof draws.$inferSelect, 'progressiveStart' | 'entries'>,
): number | null =>
  base === null || step === null || maximum === null
    ? null
    : Math.min(maximum, (progressiveStart ?? base) + step * entries)
