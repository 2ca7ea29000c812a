import type { QuestionResponse } from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
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

const optionsIn = (responses: readonly QuestionResponse[]) =>
  new Set(responses.flatMap(({ optionIds }) => optionIds))

/** Adds a player’s answers to the totals, and subtracts the player's earlier ones. */
export const countAnswers = async (tx: Tx, counted: Counted): Promise<void> => {
  const { surveyId, playerId, earlier, responses } = counted
  const [before, after] = [optionsIn(earlier), optionsIn(responses)]
  const share = shareOf(playerId)
  // Added and dropped ones in one order, so that two players cannot deadlock (docs/adr/0058).
  const changed = [...before, ...after]
    .filter(optionId => before.has(optionId) !== after.has(optionId))
    .toSorted((a, b) => a - b)
  if (changed.length === 0) return
  await tx
    .insert(surveyTotals)
    // An inserted row is checked before its conflict is found, so a dropped option has 0 instead of -1.
    .values(changed.map(optionId => ({ surveyId, optionId, share, total: after.has(optionId) ? 1 : 0 })))
    .onConflictDoUpdate({
      target: [surveyTotals.surveyId, surveyTotals.optionId, surveyTotals.share],
      set: { total: sql`${surveyTotals.total} + case excluded.total when 1 then 1 else -1 end` },
    })
}
