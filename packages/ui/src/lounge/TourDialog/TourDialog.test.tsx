import { TOUR_SLIDES } from '@players-club/domain-models'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { TourDialog } from './TourDialog.tsx'

function Tour({ onSkip = () => {}, onEnd = () => {}, from = 0 }) {
  const [slide, setSlide] = useState(from)
  return (
    <TourDialog
      isOpen
      slides={TOUR_SLIDES}
      slide={slide}
      onNext={() => (slide === TOUR_SLIDES.length - 1 ? onEnd() : setSlide(slide + 1))}
      onBack={() => setSlide(slide - 1)}
      onSkip={onSkip}
    />
  )
}

test.each([
  ['[TOUR-003]', 0, 'Welcome', /Welcome to Lucky Lounge/],
  ['[TOUR-004]', 1, 'Tokens', /currency.+bought, earned by playing, or converted from Players Club points/],
  ['[TOUR-005]', 2, 'Games', /tokens needed to play it, and the tokens earned/],
  [
    '[TOUR-006]',
    3,
    'Drawings',
    /weekly, bi-weekly, monthly and quarterly sweepstakes drawings for cash prizes/,
  ],
  [
    '[TOUR-007]',
    4,
    'History',
    /points exchanges, game plays and drawings entered\. Your token balance is shown on every page/,
  ],
] as const)('%s slide %i is %s', async (_, slide, title, text) => {
  const screen = await renderUi(<Tour from={slide} />)
  const dialog = screen.getByRole('dialog', { name: `Virtual Tour: ${title}` })
  await expect.element(dialog.getByText(text)).toBeVisible()
  await expect.element(dialog.getByRole('img', { name: `${slide + 1} of 5` })).toBeVisible()
})

test.each([0, 1, 2, 3, 4])(
  'slide %i shows a night scene, and no picture of one lottery’s games',
  async from => {
    const screen = await renderUi(<Tour from={from} />)
    const dialog = screen.getByRole('dialog').element()
    expect(dialog.querySelector('svg[viewBox^="0 0 640"]')).toBeVisible()
    expect(dialog.querySelector('img')).toBeNull()
  },
)

test('[TOUR-002] the tour can be walked forward and back by keyboard alone', async () => {
  const onEnd = vi.fn()
  const screen = await renderUi(<Tour onEnd={onEnd} />)
  const press = async (name: string) => {
    screen.getByRole('button', { name, exact: true }).element().focus()
    await userEvent.keyboard('{Enter}')
  }
  await press('Next')
  await press('Next')
  await press('Back')
  await expect.element(screen.getByRole('dialog', { name: 'Virtual Tour: Tokens' })).toBeVisible()
  for (const _ of [1, 2, 3]) await press('Next')
  await expect.element(screen.getByRole('dialog', { name: 'Virtual Tour: History' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Skip the tour' }).query()).toBeNull()
  await press('Finish')
  expect(onEnd).toHaveBeenCalledOnce()
})

test('[TOUR-001] Escape closes the tour as its button does', async () => {
  const onSkip = vi.fn()
  const screen = await renderUi(<Tour onSkip={onSkip} />)
  await expect.element(screen.getByRole('dialog')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(onSkip).toHaveBeenCalledTimes(1)
  await screen.getByRole('button', { name: 'Skip the tour' }).click()
  expect(onSkip).toHaveBeenCalledTimes(2)
})
