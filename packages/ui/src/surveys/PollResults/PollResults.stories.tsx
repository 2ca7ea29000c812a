import { answeredPoll, answeredQuiz } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PollResults } from './PollResults.tsx'

const meta = {
  title: 'Surveys/PollResults',
  component: PollResults,
  args: { survey: answeredPoll, kept: null },
} satisfies Meta<typeof PollResults>

export default meta
type Story = StoryObj<typeof meta>

export const Poll: Story = {}
export const Quiz: Story = { args: { survey: answeredQuiz } }
export const SeveralChoices: Story = { args: { kept: { 11: { optionIds: [111, 112], responseText: null } } } }
export const LongWords: Story = {
  args: {
    survey: {
      questions: answeredPoll.questions.map(question => ({
        ...question,
        options: question.options.map(option => ({
          ...option,
          optionText: `${option.optionText}, with every detail that somebody who likes to write found to say`,
        })),
      })),
    },
  },
}
export const NobodyElse: Story = {
  args: {
    survey: {
      questions: answeredPoll.questions.map(question => ({
        ...question,
        options: question.options.map(option => ({ ...option, totalResponse: 0 })),
      })),
    },
  },
}
