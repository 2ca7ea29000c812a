import { answerTo, type Answers } from './Answers.ts'
import type { Survey, SurveyQuestion } from './Survey.ts'

/** The minimum width, so that an option without votes still has a bar. */
export const POLL_BAR_MIN_PERCENT = 5

/** A bar of a poll's result: an option, and how many chose it. */
interface PollBar {
  id: number
  optionText: string
  /** Of all who answered, in whole percent; together they are 100. */
  percent: number
  /** How long its bar is. */
  width: number
  isOwn: boolean
  isCorrect: boolean
}

/** Whole percents that add up: what rounding down leaves goes to those that lost the most by it. */
function shares(totals: readonly number[]): number[] {
  const sum = totals.reduce((all, total) => all + total, 0)
  if (sum === 0) return totals.map(() => 0)
  const exact = totals.map(total => (total * 100) / sum)
  const whole = exact.map(Math.floor)
  const left = 100 - whole.reduce((all, share) => all + share, 0)
  const raised = exact
    .map((share, place) => ({ place, lost: share - (whole[place] ?? 0) }))
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, left)
  return whole.map((share, place) => share + (raised.some(each => each.place === place) ? 1 : 0))
}

/** Whether it is shown what all players answered. */
export const areTotalsTold = ({ questions }: Pick<Survey, 'questions'>): boolean =>
  questions.every(({ options }) => options.every(({ totalResponse }) => totalResponse !== null))

/**
 * What all players answered to a question: a bar for each of its options. The player's own are those of the stored
 * answers; where these are not known it is `playersAnswerId`.
 */
export function pollBars(question: SurveyQuestion, kept: Answers | null): PollBar[] {
  const { options, playersAnswerId, correctOptionId } = question
  const own = kept ? answerTo(kept, question).optionIds : [playersAnswerId]
  const percents = shares(options.map(({ totalResponse }) => totalResponse ?? 0))
  return options.map(({ id, optionText }, place) => {
    const percent = percents[place] ?? 0
    return {
      id,
      optionText,
      percent,
      width: Math.max(POLL_BAR_MIN_PERCENT, percent),
      isOwn: own.includes(id),
      isCorrect: id === correctOptionId,
    }
  })
}
