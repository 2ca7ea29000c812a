import { QUIZ_CONFIGS, SURVEY_KINDS } from '@players-club/domain-models'
import type { Locale, QuestionResponse, QuestionType } from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { playerReference } from '../accounts/accounts.tables.ts'
import { moment } from '../kernel/columns.ts'

export interface SurveyTexts {
  title: string
  message?: string
}

/** A question as configured, with the solution in a quiz. */
export interface QuestionDefinition {
  id: number
  questionType: QuestionType
  texts: Record<Locale, string>
  options: readonly { id: number; texts: Record<Locale, string> }[]
  /** In a quiz: the option that has to be chosen, and it alone. */
  correctOptionId?: number
}

/** Surveys, polls and quizzes, configured by the operator. The activity has the points and the dates. */
export const surveys = pgTable(
  'surveys',
  {
    id: integer('id').primaryKey(),
    /** The key of its activity. */
    key: text('key').notNull(),
    kind: text('kind', { enum: SURVEY_KINDS }).notNull(),
    texts: jsonb('texts').$type<Record<Locale, SurveyTexts>>().notNull(),
    questions: jsonb('questions').$type<readonly QuestionDefinition[]>().notNull(),
    imageUrl: text('image_url'),
    updateResponses: boolean('update_responses').notNull().default(false),
    quizConfig: text('quiz_config', { enum: QUIZ_CONFIGS }),
    showSummaryAnswers: boolean('show_summary_answers').notNull().default(false),
  },
  table => [
    unique('surveys_key').on(table.key),
    check('surveys_quiz', sql`(${table.kind} = 'QUIZ') = (${table.quizConfig} is not null)`),
  ],
)

/** A player's answers: once, and changed if the survey allows it. */
export const surveyResponses = pgTable(
  'survey_responses',
  {
    surveyId: integer('survey_id')
      .notNull()
      .references(() => surveys.id),
    playerId: playerReference({ onDelete: 'cascade' }),
    responses: jsonb('responses').$type<readonly QuestionResponse[]>().notNull(),
    submittedAt: moment('submitted_at').notNull(),
    changedAt: moment('changed_at'),
  },
  table => [
    primaryKey({ columns: [table.surveyId, table.playerId] }),
    index('survey_responses_player').on(table.playerId),
  ],
)

/**
 * How often each option was chosen. A count is split into several rows by player (sharding), so that many parallel
 * answers do not wait for one row lock; a player always counts on the same one.
 */
export const surveyTotals = pgTable(
  'survey_totals',
  {
    surveyId: integer('survey_id')
      .notNull()
      .references(() => surveys.id),
    optionId: integer('option_id').notNull(),
    share: smallint('share').notNull(),
    total: integer('total').notNull(),
  },
  table => [
    primaryKey({ columns: [table.surveyId, table.optionId, table.share] }),
    check('survey_totals_total', sql`${table.total} >= 0`),
  ],
)
