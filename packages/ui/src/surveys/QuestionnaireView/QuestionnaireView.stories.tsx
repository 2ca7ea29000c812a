import {
  answeredPoll,
  answeredQuiz,
  openPoll,
  openQuiz,
  openSurvey,
  surveyAnswers,
} from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { QuestionnaireView } from './QuestionnaireView.tsx'

const plain = { ...openSurvey, image_url: null }
const art = { ...openSurvey, image_url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' }

const meta = {
  title: 'Surveys/QuestionnaireView',
  component: QuestionnaireView,
  args: {
    survey: plain,
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
    onRetry: fn(),
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof QuestionnaireView>

export default meta
type Story = StoryObj<typeof meta>

export const Survey: Story = {}
export const WithPicture: Story = { args: { survey: art } }
export const PictureBeside: Story = { args: { survey: art, imageLayout: 'side' } }
export const AllAnswered: Story = { args: { given: surveyAnswers } }
export const LeftOut: Story = { args: { isChecked: true } }
export const TooLong: Story = {
  args: { given: { ...surveyAnswers, 53: { optionIds: [], responseText: 'More draws. '.repeat(50) } } },
}
export const Guest: Story = { args: { isSignedIn: false } }
export const Sending: Story = { args: { given: surveyAnswers, isSending: true } }
export const Changeable: Story = { args: { given: surveyAnswers, answered: true, isCapped: true } }
export const Closed: Story = { args: { given: surveyAnswers, answered: true, isOpen: false } }
export const Poll: Story = { args: { survey: openPoll } }
export const PollCounted: Story = { args: { survey: openPoll, answered: true, isOpen: false } }
export const PollAnswered: Story = { args: { survey: answeredPoll, answered: true, isOpen: false } }
const monsoon = { 11: { optionIds: [112], responseText: null } }
export const PollChangeable: Story = {
  args: { survey: answeredPoll, answered: true, isCapped: true, given: monsoon, kept: monsoon },
}
export const Quiz: Story = { args: { survey: openQuiz } }
export const QuizAgain: Story = { args: { survey: openQuiz, retry: { correct: 1, total: 2 } } }
export const QuizAnswered: Story = {
  args: { survey: answeredQuiz, answered: true, isOpen: false, quizResponse: { correct: 1, total: 2 } },
}
export const Loading: Story = { args: { survey: undefined } }
export const Failed: Story = { args: { survey: undefined, error: { key: 'error.offline' } } }
