import type { QuestionResponse } from '@players-club/domain-models'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { surveyTotals } from './surveys.tables.ts'

interface Counted {
  surveyId: number
  playerId: string
  /** The answers that are replaced. */
  earlier: readonly QuestionResponse[]
  responses: readonly QuestionResponse[]
}

/** The last hexadecimal digit of an id is random enough. */
const shareOf = (playerId: string) => Number.parseInt(playerId.slice(-1), 16)

/** In a fixed order, so that two players cannot deadlock. */
const optionsIn = (responses: readonly QuestionResponse[]) =>
  responses.flatMap(({ optionIds }) => optionIds).toSorted((a, b) => a - b)

/** Adds a player’s answers to the totals, and subtracts the player's earlier ones. */
export const countAnswers = async (tx: Tx, counted: Counted): Promise<void> => {
  const { surveyId, playerId, earlier, responses } = counted
  const [before, after] = [optionsIn(earlier), optionsIn(responses)]
  const share = shareOf(playerId)
  const added = after.filter(optionId => !before.includes(optionId))
  const dropped = before.filter(optionId => !after.includes(optionId))
  if (added.length > 0) {
    await tx
      .insert(surveyTotals)
      .values(added.map(optionId => ({ surveyId, optionId, share, total: 1 })))
      .onConflictDoUpdate({
        target: [surveyTotals.surveyId, surveyTotals.optionId, surveyTotals.share],
        set: { total: sql`${surveyTotals.total} + 1` },
      })
  }
  if (dropped.length === 0) return
  await tx
    .update(surveyTotals)
    .set({ total: sql`${surveyTotals.total} - 1` })
    .where(
      and(
        eq(surveyTotals.surveyId, surveyId),
        inArray(surveyTotals.optionId, dropped),
        eq(surveyTotals.share, share),
      ),
    )
}
