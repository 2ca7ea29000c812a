import type { Answers } from '@players-club/domain-models'
import {
  answeredPoll,
  answeredQuiz,
  openPoll,
  openQuiz,
  openSurvey,
  surveyAnswers,
} from '@players-club/domain-models/fixtures'
import { useState } from 'react'
import { userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { QuestionnaireView, type QuestionnaireViewProps } from './QuestionnaireView.tsx'

const props: QuestionnaireViewProps = {
  survey: { ...openSurvey, image_url: null },
  given: {},
  kept: null,
  isChecked: false,
  answered: false,
  isOpen: true,
  isSignedIn: true,
  isSending: false,
  isCapped: false,
  retry: null,
  quizResponse: null,
  error: null,
  onRetry: () => {},
  onChange: () => {},
  onSubmit: () => {},
}

function Answering({ onAnswers }: { onAnswers: (given: Answers) => void }) {
  const [given, setGiven] = useState<Answers>({})
  return (
    <QuestionnaireView
      {...props}
      given={given}
      onChange={(id, answer) => {
        const next = { ...given, [id]: answer }
        setGiven(next)
        onAnswers(next)
      }}
    />
  )
}

test('[SURVEY-002] a survey shows each question with its own control, also operable by keyboard', async () => {
  const onAnswers = vi.fn()
  const screen = await renderUi(<Answering onAnswers={onAnswers} />)
  await expect.element(screen.getByRole('heading', { name: openSurvey.title })).toBeVisible()
  screen.getByRole('radio', { name: 'Every day' }).element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await userEvent.tab()
  await userEvent.keyboard('More draws in spring.')
  expect(onAnswers).toHaveBeenLastCalledWith(surveyAnswers)
  for (const name of ['How often do you visit the club?', 'What do you come for?'])
    await expect
      .element(screen.getByRole(name.startsWith('How') ? 'radiogroup' : 'group', { name }))
      .toBeVisible()
})

test('[SURVEY-010] the number of unanswered questions is shown, and a submit focuses the first of them', async () => {
  const onSubmit = vi.fn()
  const screen = await renderUi(<QuestionnaireView {...props} onSubmit={onSubmit} />)
  await expect.element(screen.getByText('All questions have to be answered. 3 are left.')).toBeVisible()
  await screen.getByRole('button', { name: 'Send my answers' }).click()
  expect(onSubmit).toHaveBeenCalledOnce()
  await screen.rerender(<QuestionnaireView {...props} onSubmit={onSubmit} isChecked />)
  await expect.element(screen.getByText(/Choose an answer\./)).toBeVisible()
  await expect.element(screen.getByText(/Choose at least one answer\./)).toBeVisible()
  await expect.element(screen.getByText(/Write your answer\./)).toBeVisible()
  await screen.getByRole('button', { name: 'Send my answers' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Every day' })).toHaveFocus()
  await screen.rerender(<QuestionnaireView {...props} given={surveyAnswers} isChecked />)
  expect(screen.getByText(/have to be answered/).query()).toBeNull()
  expect(screen.getByText(/Choose an answer\./).query()).toBeNull()
})

test.each([
  [{ ...openPoll }, 'Send my answer'],
  [{ ...openQuiz }, 'Send my answers'],
])('a %s is sent by its button, and a guest reads that signing in comes first', async (survey, name) => {
  const screen = await renderUi(<QuestionnaireView {...props} survey={survey} />)
  await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible()
  await screen.rerender(<QuestionnaireView {...props} survey={survey} isSignedIn={false} />)
  await expect.element(screen.getByRole('button', { name: 'Sign in and send' })).toBeVisible()
  await expect.element(screen.getByText(/your answers are kept/)).toBeVisible()
})

test('[POLL-001] [POLL-008] an answered poll or quiz shows the results and asks no more', async () => {
  const answered = { answered: true, isOpen: false }
  const screen = await renderUi(<QuestionnaireView {...props} {...answered} survey={answeredPoll} />)
  await expect.element(screen.getByText('75%')).toBeVisible()
  expect(screen.getByRole('radio').query()).toBeNull()
  const result = { correct: 1, total: 2 }
  await screen.rerender(
    <QuestionnaireView {...props} {...answered} survey={answeredQuiz} quizResponse={result} />,
  )
  await expect.element(screen.getByText(/1 of 2 right\./)).toBeVisible()
})

test('[POLL-001] [POLL-002] a poll whose answer may be changed shows the form with it, and the results', async () => {
  const monsoon = { 11: { optionIds: [112], responseText: null } }
  const spring = { 11: { optionIds: [111], responseText: null } }
  const screen = await renderUi(
    <QuestionnaireView {...props} survey={answeredPoll} answered isCapped given={monsoon} kept={monsoon} />,
  )
  await expect.element(screen.getByRole('radio', { name: 'Monsoon' })).toBeChecked()
  await expect.element(screen.getByRole('button', { name: 'Save my changes' })).toBeVisible()
  await expect.element(screen.getByText('75%')).toBeVisible()
  await screen.rerender(
    <QuestionnaireView {...props} survey={answeredPoll} answered isCapped given={spring} kept={monsoon} />,
  )
  await expect.element(screen.getByRole('radio', { name: 'Spring bloom' })).toBeChecked()
  await expect.element(screen.getByText('MonsoonYour answer25%')).toBeVisible()
})

test('[POLL-001] [POLL-002] the results are shown only after they have loaded, and a failure can be retried', async () => {
  const onRetry = vi.fn()
  const sent = { ...props, answered: true, isOpen: false, onRetry }
  const screen = await renderUi(<QuestionnaireView {...sent} survey={openPoll} />)
  await expect.element(screen.getByText('Loading')).toBeInTheDocument()
  expect(screen.getByText('0%').query()).toBeNull()
  await screen.rerender(<QuestionnaireView {...sent} survey={openPoll} error={{ key: 'error.offline' }} />)
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
  await screen.rerender(<QuestionnaireView {...sent} survey={answeredPoll} />)
  await expect.element(screen.getByText('75%')).toBeVisible()
})

test('[POLL-009] a quiz that can be retried says so at once and keeps its questions', async () => {
  const screen = await renderUi(
    <QuestionnaireView {...props} survey={openQuiz} retry={{ correct: 1, total: 2 }} />,
  )
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'Not yet. Try again!1 of 2 right. The points come when all answers are right. Look at your answers and try again.',
    )
  expect(screen.getByRole('radio').elements()).toHaveLength(4)
})

test('[SURVEY-005] answers that may be changed are in the form and others are read-only', async () => {
  const kept = { given: surveyAnswers, answered: true }
  const screen = await renderUi(<QuestionnaireView {...props} {...kept} isCapped />)
  await expect.element(screen.getByRole('radio', { name: 'Every week' })).toBeChecked()
  await expect.element(screen.getByRole('button', { name: 'Save my changes' })).toBeVisible()
  await screen.rerender(<QuestionnaireView {...props} {...kept} isOpen={false} />)
  await expect.element(screen.getByRole('radio', { name: 'Every week' })).toBeDisabled()
  expect(screen.getByRole('button').query()).toBeNull()
})

test('[EARN-010] a questionnaire without points left cannot be answered', async () => {
  const screen = await renderUi(<QuestionnaireView {...props} survey={openPoll} isCapped />)
  expect(screen.getByRole('button').query()).toBeNull()
  expect(screen.getByRole('radio').query()).toBeNull()
})

test('[SURVEY-009] the picture has the size of its layout', async () => {
  const survey = { ...openSurvey, image_url: 'https://pictures.example/7/100/100' }
  const screen = await renderUi(<QuestionnaireView {...props} survey={survey} />)
  const address = () => screen.container.querySelector('img')?.getAttribute('src')
  expect(address()).toBe('https://pictures.example/7/1200/400')
  await screen.rerender(<QuestionnaireView {...props} survey={survey} imageLayout="side" />)
  expect(address()).toBe('https://pictures.example/7/480/480')
})

test('questions that could not be loaded can be retried', async () => {
  const onRetry = vi.fn()
  const screen = await renderUi(
    <QuestionnaireView {...props} survey={undefined} error={{ key: 'error.offline' }} onRetry={onRetry} />,
  )
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})
