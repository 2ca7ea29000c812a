import {
  array,
  integer,
  nullable,
  object,
  optional,
  pattern,
  size,
  string,
  type,
  type Infer,
} from 'superstruct'
import { recordId } from '../shell/recordId.ts'

/** Long enough to say what one thinks, short enough to be read. */
export const SURVEY_TEXT_MAX = 500
const MOST_QUESTIONS = 50
const MOST_OPTIONS = 50
/** Something is said, and no more than fits. */
const text = pattern(string(), new RegExp(String.raw`^(?=[^]*\S)[^]{1,${SURVEY_TEXT_MAX}}$`, 'u'))

/** What one question is answered: the options that were chosen, or words. */
const questionResponse = object({
  questionId: recordId,
  optionIds: size(array(recordId), 0, MOST_OPTIONS),
  responseText: nullable(text),
})
/** What one question is answered: the options that were chosen, or words. */
export type QuestionResponse = Infer<typeof questionResponse>

/** What a player answers to the questions of a survey, poll or quiz. */
export const surveyResponse = object({
  surveyId: recordId,
  responses: size(array(questionResponse), 1, MOST_QUESTIONS),
})
/** What a player answers to the questions of a survey, poll or quiz. */
export type SurveyResponse = Infer<typeof surveyResponse>

/** The same in the words of the first surveys: an option, some options, or a text. */
const legacyQuestionResponse = object({
  questionId: recordId,
  optionId: optional(recordId),
  options: optional(size(array(recordId), 1, MOST_OPTIONS)),
  responseText: optional(text),
})

/** A player's answers in the format of the first surveys. */
export const legacySurveyResponse = object({
  surveyId: recordId,
  responses: size(array(legacyQuestionResponse), 1, MOST_QUESTIONS),
})
/** A player's answers in the format of the first surveys. */
type LegacySurveyResponse = Infer<typeof legacySurveyResponse>

/** As it was kept: none where the player has not answered. */
export const keptResponses = type({
  content: array(
    type({
      surveyId: integer(),
      responses: array(
        type({ questionId: integer(), optionIds: array(integer()), responseText: nullable(string()) }),
      ),
    }),
  ),
})
/** A player's answers as the server kept them; empty where the player has not answered. */
export type KeptResponses = Infer<typeof keptResponses>

/** Converts an answer into the format of the first surveys. */
export const legacyResponseOf = ({ surveyId, responses }: SurveyResponse): LegacySurveyResponse => ({
  surveyId,
  responses: responses.map(({ questionId, optionIds, responseText }) => ({
    questionId,
    ...(optionIds.length === 1 && { optionId: optionIds[0] }),
    ...(optionIds.length > 1 && { options: optionIds }),
    ...(responseText !== null && { responseText }),
  })),
})

/** Converts an answer in the format of the first surveys into today's. */
export const responseOfLegacy = ({ surveyId, responses }: LegacySurveyResponse): SurveyResponse => ({
  surveyId,
  responses: responses.map(({ questionId, optionId, options = [], responseText = null }) => ({
    questionId,
    optionIds: optionId === undefined ? options : [optionId, ...options],
    responseText,
  })),
})
