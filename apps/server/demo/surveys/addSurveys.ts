import type { Tx } from '../../src/kernel/database/index.ts'
import { surveys, surveyTotals, type QuestionDefinition } from '../../src/surveys/surveys.tables.ts'
import { ACTIVITY_IDS } from '../activities/activityIds.ts'
import { DEMO_POLLS } from './demoPolls.ts'
import { DEMO_QUESTIONNAIRES } from './demoQuestionnaires.ts'
import { DEMO_QUIZZES } from './demoQuizzes.ts'
import type { DemoQuestion, DemoSurvey } from './DemoSurvey.ts'

/** The shard of the totals that the crowd counts on; any would do. */
const CROWD = 0

const questionId = (surveyId: number, place: number) => surveyId * 100 + place + 1
const optionId = (question: number, place: number) => question * 100 + place + 1

const definitionOf = (
  id: number,
  { questionType, text, options = [], correct }: DemoQuestion,
): QuestionDefinition => ({
  id,
  questionType,
  texts: { en: text[0], es: text[1] },
  options: options.map(([en, es], place) => ({ id: optionId(id, place), texts: { en, es } })),
  ...(correct !== undefined && { correctOptionId: optionId(id, correct) }),
})

const addSurvey = async (tx: Tx, survey: DemoSurvey): Promise<void> => {
  const { name, key, kind, en, es, questions, quizConfig, updateResponses, imageUrl } = survey
  const id = ACTIVITY_IDS[name]
  const added = await tx
    .insert(surveys)
    .values({
      id,
      key,
      kind,
      texts: { en, es },
      questions: questions.map((question, place) => definitionOf(questionId(id, place), question)),
      quizConfig,
      updateResponses,
      imageUrl,
      showSummaryAnswers: kind !== 'SURVEY',
    })
    .onConflictDoNothing()
    .returning({ id: surveys.id })
  const votes = questions.flatMap(({ options = [] }, place) =>
    options.map(([, , total = 0], option) => ({
      surveyId: id,
      optionId: optionId(questionId(id, place), option),
      share: CROWD,
      total,
    })),
  )
  if (added.length > 0 && kind !== 'SURVEY') await tx.insert(surveyTotals).values(votes)
}

/** The questions of the demo world, and the answers of others. */
export const addSurveys = async (tx: Tx): Promise<void> => {
  for (const survey of [...DEMO_POLLS, ...DEMO_QUIZZES, ...DEMO_QUESTIONNAIRES]) await addSurvey(tx, survey)
}
