import { drawnJackpot, openJackpot } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { JackpotView, type JackpotViewProps } from './JackpotView.tsx'

const loaded = <T,>(data: T) => ({ data, error: null, refresh: () => {} })
const props: JackpotViewProps = {
  latest: loaded(drawnJackpot),
  next: loaded(openJackpot),
  results: loaded({ content: [drawnJackpot], page: 0, size: 10, totalElements: 21 }),
  page: 0,
  hrefOf: page => `?results=${page + 1}`,
  nextDraw: { isShown: true, toggle: () => {} },
}

test('[GAMES-007] the page shows the latest result, the next draw and the jackpot results', async () => {
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
])(
  '[DRAW-010] game %d labels its special ball %s and its multiplier %s',
  async (gameId, ball, multiplier) => {
    const screen = await renderUi(<JackpotView {...props} latest={loaded({ ...drawnJackpot, gameId })} />)
    const drawn = screen.getByRole('list', { name: 'Winning numbers' }).first()
    await expect.element(drawn.getByText(`12 ${ball}`)).toBeVisible()
    await expect.element(drawn.getByText(`${multiplier} 3×`)).toBeVisible()
  },
)

test.each([
  ['en', 'Winning numbers', 'Special ball', 'Multiplier'],
  ['es', 'Números ganadores', 'Bola especial', 'Multiplicador'],
] as const)(
  '[DRAW-010] a game without names of its own for them labels its balls in general, in the locale %s',
  async (locale, numbers, ball, multiplier) => {
    const latest = loaded({ ...drawnJackpot, gameId: 1401 })
    const screen = await renderUi(<JackpotView {...props} latest={latest} />, locale)
    const drawn = screen.getByRole('list', { name: numbers }).first()
    await expect.element(drawn.getByText(`12 ${ball}`)).toBeVisible()
    await expect.element(drawn.getByText(`${multiplier} 3×`)).toBeVisible()
  },
)

test('[CONST-011] the results show the time limit to claim a prize', async () => {
  const screen = await renderUi(<JackpotView {...props} />)
  await expect.element(screen.getByText(/within 180 days/)).toBeVisible()
})

test('[DRAW-008] the next draw can be hidden and shown again', async () => {
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

test.each(['latest', 'next', 'results'] as const)(
  '[GAMES-007] the part %s that could not be loaded says why and can be retried, and the other parts stay',
  async part => {
    const refresh = vi.fn()
    const missing = { [part]: { data: undefined, error: { key: 'error.offline' }, refresh } }
    const screen = await renderUi(<JackpotView {...props} {...missing} />)
    await expect.element(screen.getByText(/could not reach the club/)).toBeVisible()
    await screen.getByRole('button', { name: 'Try again' }).click()
    expect(refresh).toHaveBeenCalledOnce()
    for (const name of ['Latest result', 'Next draw', 'Jackpot results'])
      await expect.element(screen.getByRole('heading', { name })).toBeVisible()
  },
)

test('[GAMES-007] the page shows no next draw when no draw is open', async () => {
  const screen = await renderUi(<JackpotView {...props} next={loaded(null)} />)
  await expect.element(screen.getByRole('heading', { name: 'Latest result' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Next draw' }).query()).toBeNull()
})

test('a link of a page moves focus to its results while they load', async () => {
  const screen = await renderUi(<JackpotView {...props} />)
  const second = screen.getByRole('link', { name: 'Page 2' })
  second.element().focus()
  const results = { ...props.results, data: undefined }
  await screen.rerender(<JackpotView {...props} results={results} page={1} />)
  await expect.element(screen.getByRole('region', { name: 'Page 2' })).toHaveFocus()
})
