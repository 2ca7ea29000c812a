import type { Survey } from './Survey.ts'
import type { SurveyResult } from './SurveyResult.ts'

const option = (id: number, optionText: string, totalResponse: number | null = null) => ({
  id,
  optionText,
  totalResponse,
})

/** A poll that the player has not answered. */
export const openPoll: Survey = {
  id: 501,
  key: 'poll-desert-season',
  kind: 'POLL',
  title: 'Your favorite season in the desert',
  message: 'One question, one answer. See what other players think.',
  image_url: null,
  num_points: 50,
  updateResponses: false,
  quizConfig: null,
  showSummaryAnswers: true,
  questions: [
    {
      id: 11,
      questionType: 'RADIO',
      questionText: 'Which season do you like best?',
      options: [option(111, 'Spring bloom'), option(112, 'Monsoon'), option(113, 'Mild winter')],
      playersAnswerId: null,
      correctOptionId: null,
    },
  ],
}

/** The poll with the player's answer and the result. */
export const answeredPoll: Survey = {
  ...openPoll,
  questions: openPoll.questions.map(question => ({
    ...question,
    options: [option(111, 'Spring bloom', 3), option(112, 'Monsoon', 1), option(113, 'Mild winter', 0)],
    playersAnswerId: 112,
  })),
}

/** A quiz that the player has not answered. */
export const openQuiz: Survey = {
  ...openPoll,
  id: 503,
  key: 'quiz-draws',
  kind: 'QUIZ',
  title: 'How well do you know the draws?',
  message: 'Two questions. The points come when both are right.',
  quizConfig: 'COMPLETE_ALL_CORRECT',
  questions: [
    {
      id: 31,
      questionType: 'RADIO',
      questionText: 'How many numbers make a Canyon Six line?',
      options: [option(311, 'Five'), option(312, 'Six')],
      playersAnswerId: null,
      correctOptionId: null,
    },
    {
      id: 32,
      questionType: 'RADIO',
      questionText: 'How long may a draw prize be claimed?',
      options: [option(321, '180 days'), option(322, '30 days')],
      playersAnswerId: null,
      correctOptionId: null,
    },
  ],
}

/** The quiz with the player's answers and the correct ones. */
export const answeredQuiz: Survey = {
  ...openQuiz,
  quizConfig: 'COMPLETE',
  questions: openQuiz.questions.map(question => ({
    ...question,
    options: question.options.map((each, place) => ({ ...each, totalResponse: 40 - 30 * place })),
    playersAnswerId: question.options[0]?.id ?? null,
    correctOptionId: question.id === 31 ? 312 : 321,
  })),
}

/** A survey of several questions whose answers can be changed. */
export const openSurvey: Survey = {
  ...openPoll,
  id: 505,
  key: 'survey-your-club',
  kind: 'SURVEY',
  title: 'Help us make the club yours',
  message: 'Three questions about how you use the club.',
  image_url: '/media/api/file/surveys/your-club.svg',
  num_points: 100,
  updateResponses: true,
  showSummaryAnswers: false,
  questions: [
    {
      id: 51,
      questionType: 'RADIO',
      questionText: 'How often do you visit the club?',
      options: [option(511, 'Every day'), option(512, 'Every week'), option(513, 'Now and then')],
      playersAnswerId: null,
      correctOptionId: null,
    },
    {
      id: 52,
      questionType: 'CHECKBOX',
      questionText: 'What do you come for?',
      options: [option(521, 'Rewards'), option(522, 'Draws'), option(523, 'Games')],
      playersAnswerId: null,
      correctOptionId: null,
    },
    {
      id: 53,
      questionType: 'TEXT',
      questionText: 'What should we do better?',
      options: [],
      playersAnswerId: null,
      correctOptionId: null,
    },
  ],
}

/** Every question of `openSurvey` answered. */
export const surveyAnswers = {
  51: { optionIds: [512], responseText: null },
  52: { optionIds: [521, 523], responseText: null },
  53: { optionIds: [], responseText: 'More draws in spring.' },
}

/** The result of a submission that earned 50 points. */
export const earnedResult: SurveyResult = {
  points: 50,
  message: null,
  quizResponse: null,
  errorKey: null,
  detail: null,
}

/** The result of a submission that earned nothing. */
export const unpaidResult: SurveyResult = { ...earnedResult, points: 0 }
