import { answeredPoll, answeredQuiz, openSurvey } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { PollResults } from './PollResults.tsx'

const widthOf = (element: Element) => element.querySelector('rect')?.getAttribute('width')
const colorOf = (element: Element) => {
  const drawn = element.querySelector('rect')
  return drawn && getComputedStyle(drawn).fill
}

test('[POLL-001] [POLL-003] a poll has a bar with a percentage for each option, none shorter than 5 percent', async () => {
  const screen = await renderUi(<PollResults survey={answeredPoll} kept={null} />)
  const options = screen.getByRole('listitem').elements()
  expect(options.map(option => option.textContent)).toEqual([
    'Spring bloom75%',
    'MonsoonYour answer25%',
    'Mild winter0%',
  ])
  expect(options.map(widthOf)).toEqual(['75%', '25%', '5%'])
})

test('[POLL-002] the player’s own bar is grey and labelled in words, and the others are not', async () => {
  const screen = await renderUi(<PollResults survey={answeredPoll} kept={null} />)
  const [first, own, last] = screen.getByRole('listitem').elements()
  if (!first || !own || !last) throw new Error('There are three bars.')
  expect(colorOf(first)).toBe(colorOf(last))
  expect(colorOf(own)).not.toBe(colorOf(first))
  const chroma = /oklch\(\S+ (\S+)/.exec(colorOf(own) ?? '')?.[1]
  expect(Number(chroma), 'grey').toBeLessThan(0.05)
  await expect.element(screen.getByText('Your answer')).toBeVisible()
})

test('[POLL-002] each choice of the player’s stored answers is labelled', async () => {
  const kept = { 11: { optionIds: [111, 112], responseText: null } }
  const screen = await renderUi(<PollResults survey={answeredPoll} kept={kept} />)
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map(option => option.textContent),
  ).toEqual(['Spring bloomYour answer75%', 'MonsoonYour answer25%', 'Mild winter0%'])
})

test('[POLL-008] a quiz has the same bars and marks the right answer', async () => {
  const screen = await renderUi(<PollResults survey={answeredQuiz} kept={null} />)
  expect(screen.getByText('Right answer').elements()).toHaveLength(2)
  expect(screen.getByRole('listitem').elements()[2]?.textContent).toBe('180 daysYour answerRight answer80%')
})

test('[POLL-001] a question that is answered in words has no results', async () => {
  const screen = await renderUi(<PollResults survey={openSurvey} kept={null} />)
  const headings = screen.getByRole('heading').elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'How often do you visit the club?',
    'What do you come for?',
  ])
})

test('the results take over the focus of the questions that they replace', async () => {
  const screen = await renderUi(<PollResults survey={answeredPoll} kept={null} isFresh />)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'How players answered' }).element())
})
