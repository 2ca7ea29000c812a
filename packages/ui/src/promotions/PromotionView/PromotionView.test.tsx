import {
  drawnDraw,
  openDraw,
  runningPromotion,
  scratcherGame,
  tripPrize,
  wonCashPrize,
} from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { PromotionView, type PromotionViewProps } from './PromotionView.tsx'

const games = [1, 2, 3, 4].map(number => ({ ...scratcherGame, gameId: number, name: `Game ${number}` }))
const loaded = <T,>(data: T) => ({ data, error: null, refresh: () => {} })
const props: PromotionViewProps = {
  promotion: runningPromotion,
  hasFailed: false,
  onReload: () => {},
  jackpot: { prize: null, drawDate: null },
  draws: loaded({ content: [drawnDraw, openDraw], page: 0, size: 6, totalElements: 2 }),
  drawsPage: 0,
  onDrawsPage: () => {},
  prizes: loaded({ content: [tripPrize] }),
  published: loaded({ content: [drawnDraw] }),
  winners: loaded({ content: [wonCashPrize] }),
  games: loaded({ content: games }),
  onUnavailableGame: () => {},
  hasLounge: true,
  onEnterTicket: () => {},
}
const FORM = '/ticket-entry'

test('[PROMO-003] the page shows draws, prizes, winners and eligible games', async () => {
  const screen = await renderUi(<PromotionView {...props} />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Red Rock Road Trip' })).toBeVisible()
  await expect.element(screen.getByRole('rowheader', { name: 'November draw' })).toBeVisible()
  // Entries close at midnight at the start of December.
  await expect.element(screen.getByText('Nov 01, 2026 to Nov 30, 2026')).toBeVisible()
  await expect.element(screen.getByText('1 prize · worth $4,000')).toBeVisible()
  await expect.element(screen.getByText('Marisol V.')).toBeVisible()
  await expect.element(screen.getByText('A player', { exact: true })).toBeVisible()
})

test('a drawing of the lounge leads to the lounge, and asks for no tickets', async () => {
  const promotion = { ...runningPromotion, promotionType: 'LOUNGE' } as const
  const none = loaded({ content: [] })
  const screen = await renderUi(<PromotionView {...props} promotion={promotion} games={none} />)
  const lounge = screen.getByRole('link', { name: 'Visit Lucky Lounge' })
  await expect.element(lounge).toHaveAttribute('href', '/lucky-lounge')
  await expect.element(screen.getByRole('rowheader', { name: 'November draw' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Enter Ticket' }).query()).toBeNull()
  expect(screen.getByRole('heading', { name: 'Eligible games' }).query()).toBeNull()
  await screen.rerender(<PromotionView {...props} promotion={promotion} games={none} hasLounge={false} />)
  await expect.element(lounge).not.toBeInTheDocument()
})

test('[CONST-020] the page shows three eligible games at first', async () => {
  const screen = await renderUi(<PromotionView {...props} />)
  await expect.element(screen.getByRole('heading', { name: 'Game 3' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Game 4' }).elements()).toEqual([])
  await screen.getByText('1 more game').click()
  await expect.element(screen.getByRole('link', { name: 'Game 4' })).toBeVisible()
})

test('[ERR-033] a press on an eligible game that is not playable now is reported and leads nowhere', async () => {
  const onUnavailableGame = vi.fn()
  const ended = loaded({ content: games.map(game => ({ ...game, isActive: false })) })
  const screen = await renderUi(<PromotionView {...props} {...{ games: ended, onUnavailableGame }} />)
  const address = location.href
  await screen.getByRole('link', { name: 'Game 2' }).click()
  expect(onUnavailableGame).toHaveBeenCalledOnce()
  await screen.getByText('1 more game').click()
  await screen.getByRole('link', { name: 'Game 4' }).click()
  expect(onUnavailableGame).toHaveBeenCalledTimes(2)
  expect(location.href).toBe(address)
})

test.each([
  [null, true],
  ['endingSoon', true],
  ['comingSoon', false],
  ['ended', false],
] as const)(
  '[PROMO-004] [PROMO-005] [PROMO-006] a promotion in the state %j offers ticket entry: %s',
  async (status, isActive) => {
    const screen = await renderUi(<PromotionView {...props} promotion={{ ...runningPromotion, status }} />)
    const links = screen.getByRole('link', { name: 'Enter Ticket' })
    await expect.element(screen.getByRole('heading', { name: 'Eligible games' })).toBeVisible()
    expect(links.elements().map(link => link.getAttribute('href'))).toEqual(isActive ? [FORM, FORM] : [])
    const disabled = screen.getByRole('button', { name: 'Enter Ticket' })
    if (isActive) expect(disabled.elements()).toEqual([])
    else await expect.element(disabled).toBeDisabled()
  },
)

test('[PROMO-009] a progressive prize shows its current amount, its date and its rules', async () => {
  const prize = { drawId: 41, amount: 2_500_000, maximum: 2_500_000 }
  const drawDate = '2026-11-27T20:00:00.000Z'
  const screen = await renderUi(<PromotionView {...props} jackpot={{ prize, drawDate }} />)
  const region = screen.getByRole('region', { name: 'The jackpot now' })
  await expect.element(region.getByText(/\$25,000/).first()).toBeVisible()
  await expect.element(region.getByText(/Maximum jackpot reached/).first()).toBeVisible()
  await expect.element(region.getByText(/Drawn on November 27, 2026/).first()).toBeVisible()
  await expect.element(region.getByText(/stops at \$25,000/).first()).toBeVisible()
})

test('[CONST-016] the seventh draw is on the second page', async () => {
  const onDrawsPage = vi.fn()
  const draws = loaded({ content: [openDraw], page: 0, size: 6, totalElements: 7 })
  const screen = await renderUi(<PromotionView {...props} draws={draws} onDrawsPage={onDrawsPage} />)
  await screen.getByRole('button', { name: 'Page 2' }).click()
  expect(onDrawsPage).toHaveBeenCalledWith(1)
  await screen.rerender(<PromotionView {...props} draws={{ ...draws, data: undefined }} drawsPage={1} />)
  await expect.element(screen.getByRole('region', { name: 'Page 2' })).toHaveFocus()
})

test('[ERR-043] a promotion that could not be loaded can be retried', async () => {
  const onReload = vi.fn()
  const screen = await renderUi(
    <PromotionView {...props} promotion={undefined} hasFailed onReload={onReload} />,
  )
  await screen.getByRole('button', { name: 'Reload' }).click()
  expect(onReload).toHaveBeenCalledOnce()
})

test.each(['draws', 'prizes', 'published', 'winners', 'games'] as const)(
  '[ERR-043] the part %s that could not be loaded says so and can be retried, and the other parts stay',
  async part => {
    const refresh = vi.fn()
    const failed = { data: undefined, error: { key: 'error.offline' }, refresh } as const
    const screen = await renderUi(<PromotionView {...props} {...{ [part]: failed }} />)
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Something went wrong while loading the content!')
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Red Rock Road Trip' })).toBeVisible()
    await screen.getByRole('button', { name: 'Reload' }).click()
    expect(refresh).toHaveBeenCalledOnce()
  },
)

test('[PROMO-003] a promotion without draws says that there are no prizes yet', async () => {
  const draws = loaded({ content: [], page: 0, size: 6, totalElements: 0 })
  const screen = await renderUi(
    <PromotionView
      {...props}
      draws={draws}
      prizes={loaded({ content: [] })}
      published={loaded({ content: [] })}
    />,
  )
  await expect.element(screen.getByText('No draws have been announced yet.')).toBeVisible()
  await expect.element(screen.getByText('No prizes have been announced yet.')).toBeVisible()
  await expect.element(screen.getByText('No winners have been announced yet.')).toBeVisible()
})
