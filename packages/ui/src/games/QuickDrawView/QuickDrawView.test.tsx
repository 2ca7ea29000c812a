import { latestCanyonSix, quickDrawResults, singleQuickDraw } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { QuickDrawView, type QuickDrawViewProps } from './QuickDrawView.tsx'

const loaded = <T,>(data: T) => ({ data, error: null, refresh: () => {} })
const props: QuickDrawViewProps = {
  config: loaded(singleQuickDraw),
  latest: loaded(latestCanyonSix),
  recent: loaded({ content: [] }),
  days: loaded({ content: [], page: 0, size: 10, totalElements: 21 }),
  page: 0,
  hrefOf: page => `?results=${page + 1}`,
  nextDraw: { isShown: true, toggle: () => {} },
}

const pictures = (line: Element) =>
  Array.from(line.querySelectorAll('img'), image => [image.getAttribute('src'), image.alt])

test('[DRAW-009] [DRAW-003] a single layout is one line of the six numbered pictures of its game', async () => {
  const screen = await renderUi(<QuickDrawView {...props} />)
  const lines = screen.getByRole('list', { name: 'Winning numbers' }).elements()
  expect(lines).toHaveLength(1)
  expect(lines.map(pictures)).toEqual([
    [
      ['/media/api/file/games/71-3.svg', 'Picture 3'],
      ['/media/api/file/games/71-1.svg', 'Picture 1'],
      ['/media/api/file/games/71-6.svg', 'Picture 6'],
    ],
  ])
})

test('[DRAW-003] a layout of several entries has a line for each', async () => {
  const result = { ...quickDrawResults[0]!, resultData: [{ data: '1,2,3' }, { data: '4,5,6' }] }
  const screen = await renderUi(
    <QuickDrawView
      {...props}
      config={loaded({ ...singleQuickDraw, winningNumberLayout: 'MULTIPLE' })}
      latest={loaded({ ...latestCanyonSix, result, lastWon: null })}
    />,
  )
  await expect.element(screen.getByRole('list', { name: 'Line 1' })).toBeVisible()
  await expect.element(screen.getByRole('list', { name: 'Line 2' })).toBeVisible()
})

test('a draw without winners says so and shows the last draw that was won', async () => {
  const screen = await renderUi(
    <QuickDrawView {...props} latest={loaded({ ...latestCanyonSix, result: quickDrawResults[1] ?? null })} />,
  )
  await expect.element(screen.getByText('Nobody won')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Last won' })).toBeVisible()
  await expect.element(screen.getByText('$2,500')).toBeVisible()
})

test('a draw can be opened', async () => {
  const screen = await renderUi(<QuickDrawView {...props} />)
  await expect
    .element(screen.getByRole('link', { name: 'Watch the draw' }))
    .toHaveAttribute('href', '/games-quick-draw-widget/71')
})

test.each(['config', 'latest', 'recent', 'days'] as const)(
  '[GAMES-007] the part %s that could not be loaded says why and can be retried',
  async part => {
    const refresh = vi.fn()
    const missing = { [part]: { data: undefined, error: { key: 'error.offline' }, refresh } }
    const screen = await renderUi(<QuickDrawView {...props} {...missing} />)
    await expect.element(screen.getByText(/could not reach the club/)).toBeVisible()
    await screen.getByRole('button', { name: 'Try again' }).click()
    expect(refresh).toHaveBeenCalledOnce()
  },
)

test('[GAMES-007] the page says that there are no results when no days were won', async () => {
  const days = loaded({ content: [], page: 0, size: 10, totalElements: 0 })
  const screen = await renderUi(<QuickDrawView {...props} days={days} />)
  await expect.element(screen.getByText('There are no results yet.')).toBeVisible()
})

test('a link of a page moves focus to its days while they load', async () => {
  const screen = await renderUi(<QuickDrawView {...props} />)
  const second = screen.getByRole('link', { name: 'Page 2' })
  second.element().focus()
  const days = { ...props.days, data: undefined }
  await screen.rerender(<QuickDrawView {...props} days={days} page={1} />)
  await expect.element(screen.getByRole('region', { name: 'Page 2' })).toHaveFocus()
})
