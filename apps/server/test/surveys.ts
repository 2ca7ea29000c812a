import type { Database } from '../src/kernel/database/index.ts'
import { surveys, type QuestionDefinition } from '../src/surveys/surveys.tables.ts'
import { addActivity } from './activities.ts'
import type { activities } from '../src/activities/activities.tables.ts'

const both = (text: string) => ({ en: text, es: `${text} (es)` })

const options = (...ids: number[]) => ids.map(id => ({ id, texts: both(`Option ${id}`) }))

/** A question with two options, of which one can be chosen. */
export const radio = (id: number, correctOptionId?: number): QuestionDefinition => ({
  id,
  questionType: 'RADIO',
  texts: both(`Question ${id}`),
  options: options(id * 10 + 1, id * 10 + 2),
  ...(correctOptionId !== undefined && { correctOptionId }),
})

export const checkbox = (id: number, correctOptionId?: number): QuestionDefinition => ({
  ...radio(id, correctOptionId),
  questionType: 'CHECKBOX',
  options: options(id * 10 + 1, id * 10 + 2, id * 10 + 3),
})

export const words = (id: number): QuestionDefinition => ({ ...radio(id), questionType: 'TEXT', options: [] })

/** A poll of one question for 100 points, with its activity. */
export async function addSurvey(
  database: Database,
  change: Partial<typeof surveys.$inferInsert> = {},
  activity: Partial<typeof activities.$inferInsert> = {},
): Promise<{ id: number; key: string }> {
  const kind = change.kind ?? 'POLL'
  const { id, key } = await addActivity(database, { type: kind, cap: 1, ...activity })
  const texts = { title: `Survey ${id}`, message: 'Tell us.' }
  await database.unitOfWork(tx =>
    tx.insert(surveys).values({
      id,
      key,
      kind,
      texts: { en: texts, es: texts },
      questions: [radio(1)],
      quizConfig: kind === 'QUIZ' ? 'COMPLETE' : null,
      showSummaryAnswers: kind !== 'SURVEY',
      ...change,
    }),
  )
  return { id, key }
}

/** The answer that chooses these options. */
export const chosen = (questionId: number, ...optionIds: number[]) => ({
  questionId,
  optionIds,
  responseText: null,
})

export const said = (questionId: number, responseText: string) => ({
  questionId,
  optionIds: [],
  responseText,
})
