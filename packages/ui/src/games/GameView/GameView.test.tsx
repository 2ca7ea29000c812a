import { gamePrizes, megaMillionsGame, scratcherGame } from '@players-club/domain-models/fixtures'
import type { Promotion } from '@players-club/domain-models'
import { expect, test, vi } from 'vitest'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { renderUi } from '../../testing/renderUi.tsx'
import { GameView, type GameViewProps } from './GameView.tsx'

const promotion: Promotion = {
  id: 7,
  name: 'Second Chance Sunday',
  description: 'Enter what did not win.',
  fullImage: '/media/api/file/promotions/7.svg',
  featured: false,
  promotionType: 'SECOND_CHANCE',
  status: null,
  start: '2026-11-01T07:00:00Z',
  endingSoon: '2026-12-20T07:00:00Z',
  entryEnd: '2026-12-31T07:00:00Z',
}

const loaded = <T,>(data: T) => ({ data, error: null, refresh: () => {} })
const props: GameViewProps = {
  game: megaMillionsGame,
  isSuperseded: false,
  error: null,
  refresh: () => {},
  parts: {
    prizes: loaded({ content: gamePrizes }),
    promotions: loaded({ content: [promotion] }),
    drawIds: loaded({ content: [4, 5] }),
    related: loaded({ content: [scratcherGame] }),
    allRelated: undefined,
  },
  now: new Date('2026-11-21T18:00:00Z'),
  onEnterTicket: () => {},
}

test('[GAMES-007] a game shows its name, a link to enter its ticket, draws and related games', async () => {
  const onEnterTicket = vi.fn()
  const screen = await renderUi(<GameView {...props} onEnterTicket={onEnterTicket} />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Mega Millions' })).toBeVisible()
  await screen.getByRole('link', { name: 'Enter Ticket' }).click()
  expect(onEnterTicket).toHaveBeenCalledOnce()
  await expect
    .element(screen.getByText('There are 2 draws for its tickets, past ones included.'))
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Second Chance Sunday' }))
    .toHaveAttribute('href', '/promotion/7')
  await expect.element(screen.getByRole('link', { name: 'Saguaro Gold' })).toBeVisible()
})

test('[GAMES-007] [PROMO-008] a promotion that has not begun is coming soon, with its first day', async () => {
  const toCome = { ...promotion, start: '2026-12-01T07:00:00.000Z', status: 'comingSoon' } as const
  const promotions = { ...props.parts.promotions, data: { content: [toCome] } }
  const screen = await renderUi(<GameView {...props} parts={{ ...props.parts, promotions }} />)
  await expect.element(screen.getByText('Coming Soon')).toBeVisible()
  await expect.element(screen.getByText('Enter from Dec 01, 2026')).toBeVisible()
  expect(screen.getByText(/^Enter until/).query()).toBeNull()
})

test('the page says that no promotion takes the tickets now when all of its draws are over', async () => {
  const promotions = { ...props.parts.promotions, data: { content: [] } }
  const screen = await renderUi(<GameView {...props} parts={{ ...props.parts, promotions }} />)
  await expect
    .element(screen.getByText('No promotion takes its tickets now, and none is announced.'))
    .toBeVisible()
  await expect
    .element(screen.getByText('There are 2 draws for its tickets, past ones included.'))
    .toBeVisible()
})

test('[ROUTE-038] the prizes are listed with their odds and what has to match', async () => {
  const screen = await renderUi(<GameView {...props} />)
  const prizes = screen.getByRole('table', { name: 'Each prize, and how likely it is' })
  await expect.element(prizes.getByRole('rowheader', { name: 'Jackpot' })).toBeVisible()
  await expect.element(prizes.getByRole('cell', { name: '1 in 290,472,336' })).toBeVisible()
  await expect.element(prizes.getByRole('cell', { name: '5 numbers and the Mega Ball' })).toBeVisible()
})

test('[GAMES-005] a replaced game shows only that there is a newer one, and the link to it', async () => {
  const screen = await renderUi(<GameView {...props} game={undefined} isSuperseded />)
  await expect.element(screen.getByRole('link', { name: 'See all games' })).toHaveAttribute('href', '/games')
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('There is a newer edition of this game')
  expect(screen.container).not.toMatchTextContent(megaMillionsGame.name)
})

test('an ended game accepts no tickets and shows its end date', async () => {
  const game = { ...scratcherGame, playEnd: '2026-10-10T07:00:00Z', isActive: false }
  const screen = await renderUi(<GameView {...props} game={game} />)
  await expect.element(screen.getByText(/ended on October 09, 2026/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Enter Ticket' })).not.toBeInTheDocument()
})

test('all related games can be shown, and a failure to load them says why', async () => {
  const show = vi.fn()
  const withAll = (error: LocalizedText | null): GameViewProps => ({
    ...props,
    parts: { ...props.parts, allRelated: { isPending: false, error, show } },
  })
  const screen = await renderUi(<GameView {...withAll(null)} />)
  const all = screen.getByRole('button', { name: 'Show all games like this' })
  await all.click()
  expect(show).toHaveBeenCalledOnce()
  await screen.rerender(<GameView {...withAll({ key: 'error.offline' })} />)
  await expect.element(screen.getByText(/could not reach the club/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Saguaro Gold' })).toBeVisible()
  await all.click()
  expect(show).toHaveBeenCalledTimes(2)
})

test.each(['prizes', 'promotions', 'drawIds', 'related'] as const)(
  '[GAMES-007] the part %s that could not be loaded says why and can be retried, and the other parts stay',
  async part => {
    const refresh = vi.fn()
    const missing = { [part]: { data: undefined, error: { key: 'error.offline' }, refresh } }
    const screen = await renderUi(<GameView {...props} parts={{ ...props.parts, ...missing }} />)
    await expect.element(screen.getByText(/could not reach the club/)).toBeVisible()
    await screen.getByRole('button', { name: 'Try again' }).click()
    expect(refresh).toHaveBeenCalledOnce()
    for (const name of ['Prizes and odds', 'Draws and promotions', 'Games like this'])
      await expect.element(screen.getByRole('heading', { name })).toBeVisible()
  },
)

test('[GAMES-007] the page does not claim that there are no draws while they are still loading', async () => {
  const drawIds = { ...props.parts.drawIds, data: undefined }
  const screen = await renderUi(<GameView {...props} parts={{ ...props.parts, drawIds }} />)
  await expect.element(screen.getByRole('heading', { name: 'Draws and promotions' })).toBeVisible()
  expect(screen.getByText(/Its tickets are in no draw|draws? for its tickets/).query()).toBeNull()
})
