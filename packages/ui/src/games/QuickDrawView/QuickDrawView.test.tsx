import { latestCanyonSix, quickDrawResults, singleQuickDraw } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { QuickDrawView, type QuickDrawViewProps } from './QuickDrawView.tsx'

const props: QuickDrawViewProps = {
  config: singleQuickDraw,
  latest: latestCanyonSix,
  recent: [],
  days: { data: { content: [], page: 0, size: 10, totalElements: 0 } },
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

test('[DRAW-003] a layout of several has a line for each entry', async () => {
  const result = { ...quickDrawResults[0]!, resultData: [{ data: '1,2,3' }, { data: '4,5,6' }] }
  const screen = await renderUi(
    <QuickDrawView
      {...props}
      config={{ ...singleQuickDraw, winningNumberLayout: 'MULTIPLE' }}
      latest={{ ...latestCanyonSix, result, lastWon: null }}
    />,
  )
  await expect.element(screen.getByRole('list', { name: 'Line 1' })).toBeVisible()
  await expect.element(screen.getByRole('list', { name: 'Line 2' })).toBeVisible()
})

test('a draw that nobody won says so, and beside it stands the last that was won', async () => {
  const screen = await renderUi(
    <QuickDrawView {...props} latest={{ ...latestCanyonSix, result: quickDrawResults[1] ?? null }} />,
  )
  await expect.element(screen.getByText('Nobody won')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Last won' })).toBeVisible()
  await expect.element(screen.getByText('$2,500')).toBeVisible()
})

test('the draw itself can be opened', async () => {
  const screen = await renderUi(<QuickDrawView {...props} />)
  await expect
    .element(screen.getByRole('link', { name: 'Watch the draw' }))
    .toHaveAttribute('href', '/games-quick-draw-widget/71')
})
