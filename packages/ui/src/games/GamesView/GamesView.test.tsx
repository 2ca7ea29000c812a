import { copperStateLottery, TOP_PRIZE_BANDS } from '@players-club/domain-models'
import { megaMillionsGame, openJackpot, scratcherGame } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { GamesView, type GamesViewProps } from './GamesView.tsx'

const props: GamesViewProps = {
  data: { content: [scratcherGame], page: 0, size: 12, totalElements: 27 },
  error: null,
  refresh: () => {},
  featured: megaMillionsGame,
  meta: {
    types: [
      { id: 1, name: 'Scratchers' },
      { id: 2, name: 'Draw games' },
    ],
    tags: [{ id: 4, name: 'Jackpot', tagTypeId: 1 }],
    tagTypes: [{ id: 1, name: 'Theme' }],
    prices: [1, 5],
  },
  jackpots: [],
  place: { filter: {}, page: 0 },
  path: '/games',
  now: new Date('2026-11-21T18:00:00Z'),
  onFilter: () => {},
}

async function opened() {
  const onFilter = vi.fn()
  const screen = await renderUi(<GamesView {...props} onFilter={onFilter} />)
  await screen.getByText('Filter games').click()
  return { screen, onFilter }
}

test('[GAMES-002] the page shows a featured game, filters and pagination', async () => {
  const { screen } = await opened()
  await expect.element(screen.getByRole('region', { name: 'Mega Millions' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: '27 games' })).toBeVisible()
  const pages = screen.getByRole('navigation', { name: 'Pages of games' })
  await expect.element(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/games?page=2')
})

test('the featured game names its prize as its card does: an estimated jackpot, or the top prize', async () => {
  const screen = await renderUi(<GamesView {...props} jackpots={[openJackpot]} />)
  const featured = screen.getByRole('region', { name: 'Mega Millions' })
  await expect.element(featured.getByText(/^Estimated jackpot:/)).toBeVisible()
  await screen.rerender(<GamesView {...props} />)
  await expect.element(featured.getByText(/^Top prize:/)).toBeVisible()
})

test('a featured game that is loading reserves its space, so that the filter below it hardly moves', async () => {
  const screen = await renderUi(<GamesView {...props} featured={undefined} />)
  const top = () => screen.getByText('Filter games').element().getBoundingClientRect().top
  const reserved = top()
  await screen.rerender(<GamesView {...props} />)
  await expect.element(screen.getByRole('region', { name: 'Mega Millions' })).toBeVisible()
  expect(Math.abs(top() - reserved)).toBeLessThan(20)
})

test('[FLAG-015] the type filter is shown only when its setting is on', async () => {
  const { screen } = await opened()
  await expect.element(screen.getByRole('group', { name: 'Type of game' })).toBeVisible()
  await screen.rerender(<GamesView {...props} hasTypeFilter={false} />)
  await expect.element(screen.getByRole('group', { name: 'Type of game' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('group', { name: 'Top prize' })).toBeVisible()
})

test('[GAMES-011] [GAMES-010] each filter change is reported together with the earlier ones', async () => {
  const place = { filter: { gameTypes: [1] }, page: 0 }
  const onFilter = vi.fn()
  const screen = await renderUi(<GamesView {...props} place={place} onFilter={onFilter} />)
  await screen.getByRole('radio', { name: 'Ended' }).click({ force: true })
  expect(onFilter).toHaveBeenLastCalledWith({ status: 'ended', gameTypes: [1] })
  await screen.getByRole('checkbox', { name: '$5', exact: true }).click({ force: true })
  expect(onFilter).toHaveBeenLastCalledWith({ status: 'ended', gameTypes: [1], retailPrices: [5] })
  await screen.getByRole('checkbox', { name: 'Jackpot', exact: true }).click({ force: true })
  expect(onFilter).toHaveBeenLastCalledWith({
    status: 'ended',
    gameTypes: [1],
    retailPrices: [5],
    tags: [4],
  })
})

test('[GAMES-011] a filter change keeps the choices whose names are not known yet', async () => {
  const place = { filter: { gameTypes: [1], retailPrices: [5], tags: [4] }, page: 0 }
  const unknown = { types: [], tags: [], tagTypes: [], prices: [] }
  const onFilter = vi.fn()
  const screen = await renderUi(<GamesView {...props} meta={unknown} place={place} onFilter={onFilter} />)
  await screen.getByRole('radio', { name: 'Ended' }).click({ force: true })
  expect(onFilter).toHaveBeenLastCalledWith({
    status: 'ended',
    gameTypes: [1],
    retailPrices: [5],
    tags: [4],
  })
  await screen.rerender(<GamesView {...props} place={place} onFilter={onFilter} />)
  await screen.getByRole('checkbox', { name: 'Jackpot', exact: true }).click({ force: true })
  expect(onFilter).toHaveBeenLastCalledWith({ status: 'ended', gameTypes: [1], retailPrices: [5] })
})

test.each([
  ['USD', 'Up to $4,999', '$5,000 to $50,000', '$1,000,000 or more'],
  ['CAD', 'Up to CA$4,999', 'CA$5,000 to CA$50,000', 'CA$1,000,000 or more'],
])('the ranges of top prizes are written in %s', async (currency, ...ranges) => {
  const screen = await renderUi(<GamesView {...props} />, 'en', { ...copperStateLottery, currency })
  await screen.getByText('Filter games').click()
  for (const name of [...ranges, 'A jackpot or another prize'])
    await expect.element(screen.getByRole('checkbox', { name, exact: true })).toBeInTheDocument()
})

test('[GAMES-012] exactly eight ranges of top prizes can be chosen, also by keyboard', async () => {
  const { screen, onFilter } = await opened()
  const bands = screen.getByRole('group', { name: 'Top prize' }).getByRole('checkbox')
  expect(bands.elements().map(box => (box as HTMLInputElement).value)).toEqual([...TOP_PRIZE_BANDS])
  ;(bands.elements()[6] as HTMLElement).focus()
  await userEvent.keyboard(' ')
  expect(onFilter).toHaveBeenLastCalledWith({ topPrizes: ['f1000000'] })
})

test('the filters follow the address when the browser goes back', async () => {
  const place = { filter: { status: 'new' }, page: 0 } as const
  const screen = await renderUi(<GamesView {...props} place={place} />)
  const isNew = () => screen.getByRole('radio', { name: 'New' })
  await expect.element(isNew()).toBeChecked()
  await screen.rerender(<GamesView {...props} />)
  await expect.element(isNew()).not.toBeChecked()
})

test('an empty result says that no game matches', async () => {
  const screen = await renderUi(
    <GamesView
      {...props}
      data={{ content: [], page: 0, size: 12, totalElements: 0 }}
      place={{ filter: { status: 'ended' }, page: 0 }}
    />,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('0 games')
  await expect.element(screen.getByRole('heading', { name: 'No games match' })).toBeVisible()
})

test('[GAMES-002] a page beyond the end says so, and links to the first page with the same filter', async () => {
  const past = { content: [], page: 8, size: 12, totalElements: 27 }
  const place = { filter: { status: 'ended' }, page: 8 } as const
  const screen = await renderUi(<GamesView {...props} data={past} place={place} />)
  await expect.element(screen.getByRole('heading', { name: 'This page is empty' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Go to the first page' }))
    .toHaveAttribute('href', '/games?status=ended')
  await screen.rerender(<GamesView {...props} data={{ ...past, totalElements: 0 }} place={place} />)
  await expect.element(screen.getByRole('heading', { name: 'No games match' })).toBeVisible()
})

test('[ERR-042] a list that could not be loaded can be retried', async () => {
  const refresh = vi.fn()
  const screen = await renderUi(
    <GamesView {...props} data={undefined} error={{ key: 'error.http.503' }} refresh={refresh} />,
  )
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(refresh).toHaveBeenCalledOnce()
})
