import { drawnJackpot, openJackpot } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { JackpotView, type JackpotViewProps } from './JackpotView.tsx'

const props: JackpotViewProps = {
  latest: drawnJackpot,
  next: openJackpot,
  results: { data: { content: [drawnJackpot], page: 0, size: 10, totalElements: 21 } },
  page: 0,
  hrefOf: page => `?results=${page + 1}`,
  nextDraw: { isShown: true, toggle: () => {} },
}

test('[GAMES-007] the latest result, the next draw and the jackpot results are there', async () => {
  const screen = await renderUi(<JackpotView {...props} />)
  await expect.element(screen.getByRole('heading', { name: 'Latest result' })).toBeVisible()
  await expect.element(screen.getByText('November 20, 2026')).toBeVisible()
  await expect.element(screen.getByText('$145,000,000')).toBeVisible()
  await expect.element(screen.getByText(/Tue, Nov 24, 9:00/)).toBeVisible()
  await expect.element(screen.getByRole('table', { name: 'What has been drawn, newest first' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '?results=3')
})

test.each([
  [13, 'Mega Ball', 'Megaplier'],
  [6, 'Mega Ball', 'Megaplier'],
  [15, 'Powerball', 'Power Play'],
])('[DRAW-010] game %d calls its special ball %s and its multiplier %s', async (gameId, ball, multiplier) => {
  const screen = await renderUi(<JackpotView {...props} latest={{ ...drawnJackpot, gameId }} />)
  const drawn = screen.getByRole('list', { name: 'Winning numbers' }).first()
  await expect.element(drawn.getByText(`12 ${ball}`)).toBeVisible()
  await expect.element(drawn.getByText(`${multiplier} 3×`)).toBeVisible()
})

test('[CONST-011] the time to claim a prize stands with the results', async () => {
  const screen = await renderUi(<JackpotView {...props} />)
  await expect.element(screen.getByText(/within 180 days/)).toBeVisible()
})

test('[DRAW-008] the next draw can be put away and brought back', async () => {
  const toggle = vi.fn()
  const screen = await renderUi(<JackpotView {...props} nextDraw={{ isShown: true, toggle }} />)
  await screen.getByRole('button', { name: 'Hide the next draw' }).click()
  expect(toggle).toHaveBeenCalledOnce()
  await screen.rerender(<JackpotView {...props} nextDraw={{ isShown: false, toggle }} />)
  await expect.element(screen.getByText('$145,000,000')).not.toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Show the next draw' }))
    .toHaveAttribute('aria-expanded', 'false')
})
