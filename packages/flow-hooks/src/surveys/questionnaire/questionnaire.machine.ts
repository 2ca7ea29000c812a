import type { ErrorMessage } from '@players-club/api-client'
import {
  answers,
  informationIn,
  isToBeRetried,
  openQuestions,
  type Answer,
  type Answers,
  type MessageKey,
  type QuizResponse,
  type Survey,
  type SurveyResult,
} from '@players-club/domain-models'
import type { FormDraft } from '../../club/draft/FormDraft.ts'
import type { Machine, Step } from '../../club/machine/Machine.ts'

/** A page of questions; the two of surveys differ in the call that they send. */
export type QuestionnairePage = 'SURVEY' | 'SURVEY_V2' | 'POLL' | 'QUIZ'

type Form = {
  /** What stands on the page. */
  readonly given: Answers
  /** Of the request: made when the form opens, the same for every attempt to send it. */
  readonly key: string | null
  /** It went out, and its outcome is not known. */
  readonly isOutcomeUnknown: boolean
}

type Loaded = Form & {
  readonly survey: Survey
  /** What the player had answered before; null where that was nothing. */
  readonly kept: Answers | null
  /** It was tried to send this with questions open: they are pointed out. */
  readonly isChecked: boolean
  /** Why a quiz is to be tried again. */
  readonly retry: QuizResponse | null
  /** How a quiz went. */
  readonly quizResponse: QuizResponse | null
}

/** Where a survey, poll or quiz is: loading, being answered or sent, or followed by the result. */
export type QuestionnaireState =
  | (Form & { readonly at: 'loading' })
  | (Loaded &
      (
        | { readonly at: 'answering' | 'sending' }
        /** Points were earned. */
        | { readonly at: 'awarded'; readonly points: number }
        /** The server has something to say about it. */
        | { readonly at: 'informed'; readonly information: string }
        /** On the way to the other activities. */
        | { readonly at: 'leaving' }
      ))
type Known = Exclude<QuestionnaireState, { at: 'loading' }>

export type QuestionnaireEvent =
  | { readonly type: 'opened'; readonly key: string }
  | { readonly type: 'restored'; readonly given: Answers }
  | { readonly type: 'loaded'; readonly survey: Survey; readonly kept: Answers | null }
  | { readonly type: 'changed'; readonly questionId: number; readonly answer: Answer }
  | { readonly type: 'submitted'; readonly isSignedIn: boolean }
  | { readonly type: 'answered'; readonly result: SurveyResult }
  | { readonly type: 'refused'; readonly message: ErrorMessage; readonly isOutcomeUnknown: boolean }
  | { readonly type: 'closed' }
  | { readonly type: 'navigation-failed' }
  /** The player leaves the page without sending the answers. */
  | { readonly type: 'discarded' }

export type QuestionnaireEffect =
  | { readonly type: 'open' }
  | {
      readonly type: 'submit'
      readonly key: string
      readonly survey: Survey
      readonly given: Answers
      /** It went out before, and its outcome is not known. */
      readonly isRetry: boolean
    }
  /** A guest signs in first, and finds the answers again. */
  | { readonly type: 'signIn' }
  | { readonly type: 'showMessage'; readonly kind: 'success'; readonly message: { readonly key: MessageKey } }
  | { readonly type: 'showMessage'; readonly kind: 'error'; readonly message: ErrorMessage }
  | { readonly type: 'celebrate' }
  | { readonly type: 'reload' }

type QuestionnaireStep = Step<QuestionnaireState, QuestionnaireEffect>

const open = { type: 'open' } as const
const showSuccess = (key: MessageKey) => ({ type: 'showMessage', kind: 'success', message: { key } }) as const

/** Whether the player has answered before. */
export const isAnsweredBefore = ({ survey, kept }: Pick<Known, 'survey' | 'kept'>): boolean =>
  kept !== null || survey.questions.some(({ playersAnswerId }) => playersAnswerId !== null)

/** Whether answers can be given or changed. */
export const isOpenToAnswers = (state: Pick<Known, 'survey' | 'kept'>): boolean =>
  state.survey.updateResponses || !isAnsweredBefore(state)

/** Texts are sent without the blanks around them, and without halves of surrogate pairs. */
const textOf = (answer: Answer | undefined) => answer?.responseText?.trim().toWellFormed() ?? ''

const isSame = (one: Answer | undefined, other: Answer | undefined) =>
  textOf(one) === textOf(other) && (one?.optionIds ?? []).join() === (other?.optionIds ?? []).join()

/** Whether what stands on the page is something else than what was answered. */
const isOther = ({ survey, given, kept }: Pick<Known, 'survey' | 'given' | 'kept'>): boolean =>
  survey.questions.some(({ id }) => !isSame(given[id], kept?.[id]))

/** Whether there is something on the page that would be lost. */
export const isUnsent = (state: QuestionnaireState): boolean =>
  (state.at === 'answering' || state.at === 'sending') && isOpenToAnswers(state) && isOther(state)

const SUBMITTED = {
  SURVEY: 'surveys.submitted',
  SURVEY_V2: 'surveys.submitted',
  POLL: 'poll.submitted',
  QUIZ: 'quiz.submitted',
} as const satisfies Record<QuestionnairePage, MessageKey>

const isSurvey = (page: QuestionnairePage) => page === 'SURVEY' || page === 'SURVEY_V2'

/** Where nothing can be changed, what was answered stands alone. */
const settled = (state: Known): Known =>
  state.at === 'sending' || isOpenToAnswers(state) || !isOther(state)
    ? state
    : { ...state, given: state.kept ?? {} }

function loaded(state: QuestionnaireState, survey: Survey, kept: Answers | null): Known {
  if (state.at !== 'loading') {
    // What was just sent is known here before it has come back.
    const next = { ...state, survey, kept: kept ?? state.kept }
    // Answers that another tab has sent replace those of this page, unless it has unsent ones.
    return state.at === 'answering' && !isUnsent(state) ? { ...next, given: next.kept ?? {} } : next
  }
  const { key, isOutcomeUnknown } = state
  return {
    at: 'answering',
    survey,
    kept,
    given: { ...kept, ...state.given },
    key,
    isOutcomeUnknown,
    isChecked: false,
    retry: null,
    quizResponse: null,
  }
}

function changed(state: Known, questionId: number, answer: Answer): QuestionnaireStep {
  const next = { ...state, given: { ...state.given, [questionId]: answer }, retry: null }
  // Changed answers need a new idempotency key, or they would be taken for the previous request.
  return state.isOutcomeUnknown ? [{ ...next, key: null, isOutcomeUnknown: false }, [open]] : [next, []]
}

function submitted(state: Known, isSignedIn: boolean): QuestionnaireStep {
  const { survey, given, key, isOutcomeUnknown: isRetry } = state
  if (!isOpenToAnswers(state)) return [state, []]
  if (openQuestions(survey, given).length > 0) return [{ ...state, isChecked: true }, []]
  if (!isSignedIn) return [state, [{ type: 'signIn' }]]
  if (key === null) return [state, []]
  const submit = { type: 'submit', key, survey, given, isRetry } as const
  return [{ ...state, at: 'sending', isOutcomeUnknown: true }, [submit]]
}

function answered(page: QuestionnairePage, state: Known, result: SurveyResult): QuestionnaireStep {
  const { points, message, quizResponse } = result
  const next = { ...state, key: null, isOutcomeUnknown: false, isChecked: false, quizResponse }
  if (isToBeRetried(state.survey.quizConfig, result))
    return [{ ...next, at: 'answering', retry: quizResponse }, [open]]
  const wasAnswered = isAnsweredBefore(state)
  const effects = [{ type: 'reload' }, open] as const
  const information = informationIn(message)
  // An error stored nothing; should the server have stored it all the same, the reload says so.
  if (information !== null) return [{ ...next, at: 'informed', retry: null, information }, effects]
  const done = { ...next, kept: state.given, retry: null }
  if (isSurvey(page) && wasAnswered)
    return [{ ...done, at: 'leaving' }, [...effects, showSuccess('surveys.updated')]]
  if (points > 0) return [{ ...done, at: 'awarded', points }, [...effects, { type: 'celebrate' }]]
  return [{ ...done, at: 'answering' }, [...effects, showSuccess(SUBMITTED[page])]]
}

function refused(
  state: Known,
  { message, isOutcomeUnknown }: QuestionnaireEvent & { type: 'refused' },
): QuestionnaireStep {
  const showMessage = { type: 'showMessage', kind: 'error', message } as const
  // With an unknown outcome the request and its idempotency key stay the same.
  if (isOutcomeUnknown) return [{ ...state, at: 'answering' }, [showMessage]]
  const next = { ...state, at: 'answering', key: null, isOutcomeUnknown: false } as const
  return [next, [showMessage, open, { type: 'reload' }]]
}

function known(page: QuestionnairePage, state: Known, event: QuestionnaireEvent): QuestionnaireStep {
  switch (state.at) {
    case 'answering':
      if (event.type === 'changed') return changed(state, event.questionId, event.answer)
      if (event.type === 'restored')
        return [settled({ ...state, given: { ...state.given, ...event.given } }), []]
      if (event.type === 'discarded') return [{ ...state, given: state.kept ?? {} }, []]
      return event.type === 'submitted' ? submitted(state, event.isSignedIn) : [state, []]
    case 'sending':
      if (event.type === 'answered') return answered(page, state, event.result)
      return event.type === 'refused' ? refused(state, event) : [state, []]
    case 'awarded':
      // Surveys lead back to the other activities; polls and quizzes show what all have answered.
      if (event.type !== 'closed') return [state, []]
      return [{ ...state, at: isSurvey(page) ? 'leaving' : 'answering' }, []]
    case 'informed':
      return event.type === 'closed' ? [{ ...state, at: 'answering' }, []] : [state, []]
    case 'leaving':
      return [event.type === 'navigation-failed' ? { ...state, at: 'answering' } : state, []]
  }
}

/** Questions of a page, answered, sent once, and the result. */
export const questionnaireMachine = (
  page: QuestionnairePage,
  first?: Pick<Known, 'survey' | 'kept'>,
): Machine<QuestionnaireState, QuestionnaireEvent, QuestionnaireEffect> => {
  const empty = { at: 'loading', given: {}, key: null, isOutcomeUnknown: false } as const
  return {
    initial: first ? loaded(empty, first.survey, first.kept) : empty,
    start: [open],
    transition(state, event) {
      switch (event.type) {
        case 'opened':
          return [state.key === null ? { ...state, key: event.key } : state, []]
        case 'loaded':
          return [settled(loaded(state, event.survey, event.kept)), []]
        default:
          return state.at === 'loading' ? [state, []] : known(page, state, event)
      }
    },
  }
}

/** The answers that were not sent. */
export const questionnaireDraft = (
  surveyKey: string,
): FormDraft<QuestionnaireState, QuestionnaireEvent, Answers> => ({
  form: `survey.${surveyKey}`,
  struct: answers,
  inputOf: state => (state.at === 'loading' ? undefined : isUnsent(state) ? state.given : null),
  restored: given => ({ type: 'restored', given }),
})
