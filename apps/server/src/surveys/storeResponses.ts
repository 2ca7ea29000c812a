import type { QuestionResponse } from '@players-club/domain-models'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { surveyResponses } from './surveys.tables.ts'

interface Kept {
  surveyId: number
  playerId: string
  responses: readonly QuestionResponse[]
  isChangeable: boolean
  now: Date
}

/** Stores a player's answers. Returns the earlier ones, null the first time. */
export const storeResponses = async (
  tx: Tx,
  { surveyId, playerId, responses, isChangeable, now }: Kept,
): Promise<readonly QuestionResponse[] | null> => {
  const added = await tx
    .insert(surveyResponses)
    .values({ surveyId, playerId, responses, submittedAt: now })
    .onConflictDoNothing()
    .returning({ surveyId: surveyResponses.surveyId })
  if (added.length > 0) return null
  if (!isChangeable) throw new Refusal('surveys.alreadyAnswered')
  const isOwn = and(eq(surveyResponses.surveyId, surveyId), eq(surveyResponses.playerId, playerId))
  const [earlier] = await tx
    .select({ responses: surveyResponses.responses })
    .from(surveyResponses)
    .where(isOwn)
    .for('update')
  if (!earlier) throw new Error('The conflicting answers are gone.')
  await tx.update(surveyResponses).set({ responses, changedAt: now }).where(isOwn)
  return earlier.responses
}
