import { historyTabs, type DrawEntry, type HistoryRows } from '@players-club/domain-models'
import {
  collectedPoints,
  creditedTicket,
  earnedPoints,
  enteredOpenDraw,
  redeemedCoupon,
  spentPoints,
  wonDraw,
} from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { HistoryView, type HistoryViewProps } from './HistoryView.tsx'

const pageOf = <Row,>(...content: Row[]) => ({ content, page: 0, size: 25, totalElements: content.length })
const loaded = <T,>(data: T) => ({ data, error: null, refresh: () => {} })
const place = { tab: 'activities', range: { from: '2025-10-21' }, size: 25, page: 0 } as const
const props: HistoryViewProps = {
  path: '/my/points',
  balance: 25_000,
  pending: 50,
  expiring: { expiring: 0, expiresOn: null },
  secondChance: { ...loaded(pageOf<DrawEntry>()), draws: [] },
  tabs: historyTabs([]),
  rows: { tab: 'activities', data: pageOf(collectedPoints, earnedPoints) },
  error: null,
  refresh: () => {},
  place,
  today: '2026-11-21',
  usualSize: 25,
  settings: { bonusPoints: true, rewardTypeColumn: true, showDrawDate: true, transactionId: true },
  values: { from: '2025-10-21', to: '' },
  errors: {},
  onChange: () => {},
  onSubmit: () => {},
  onTab: () => {},
  onSize: () => {},
  onApproach: () => {},
  onCodes: () => {},
  onTicket: () => {},
  onPrizes: () => {},
  onWinners: () => {},
}
const transactionId = { key: 'transactionId', value: 'CSL-7F3A-0043' }
const at = (rows: HistoryRows) => ({ ...props, rows, place: { ...place, tab: rows.tab } })

test('[CONST-012] [CONST-013] the page size is one of the five of the specification, and stays focused when it is chosen', async () => {
  const onSize = vi.fn()
  const rows = { tab: 'activities', data: { ...pageOf(collectedPoints), totalElements: 60 } } as const
  const screen = await renderUi(<HistoryView {...at(rows)} place={{ ...place, page: 1 }} onSize={onSize} />)
  const sizes = screen.getByRole('combobox', { name: 'Rows per page' })
  const options = [...sizes.element().children].map(option => option.textContent)
  expect(options).toEqual(['10', '25', '50', '75', '100'])
  await expect.element(sizes).toHaveValue('25')
  await sizes.selectOptions('50')
  expect(onSize).toHaveBeenCalledWith(50)
  sizes.element().focus()
  await screen.rerender(<HistoryView {...at(rows)} place={{ ...place, size: 50, page: 0 }} />)
  await expect.element(sizes).toHaveFocus()
})

test('[HISTORY-001] [HISTORY-002] [FLAG-012] the history has its title and five tabs, and a sixth when its flag is on', async () => {
  const screen = await renderUi(<HistoryView {...props} />)
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Players Club History', exact: true }))
    .toBeVisible()
  const titles = () =>
    screen
      .getByRole('tab')
      .elements()
      .map(tab => tab.textContent)
  const five = ['Activities', 'Rewards', 'Ticket entries', 'Draws (second chance)', 'Digital reveal games']
  expect(titles()).toEqual(five)
  await screen.rerender(<HistoryView {...props} tabs={historyTabs(['EINSTANT_V1'])} />)
  expect(titles()).toEqual([...five, 'E-instant'])
})

test('a press on another tab requests it', async () => {
  const onTab = vi.fn()
  const screen = await renderUi(<HistoryView {...props} onTab={onTab} />)
  await screen.getByRole('tab', { name: 'Rewards' }).click()
  expect(onTab).toHaveBeenCalledWith('rewards')
})

test('[HISTORY-005] the points are shown as balance, pending and expiring', async () => {
  const screen = await renderUi(<HistoryView {...props} />)
  await expect.element(screen.getByText('25,000 Points')).toBeVisible()
  const facts = () =>
    screen
      .getByRole('definition')
      .elements()
      .map(fact => fact.textContent)
  expect(facts()).toEqual(['50 Points', '0: points do not expire'])
  await screen.rerender(<HistoryView {...props} expiring={{ expiring: 500, expiresOn: '2026-12-31' }} />)
  expect(facts()[1]).toBe('500 Points on Dec 31, 2026')
})

test('[COLLECT-003] a row of a super bonus links to its collect-them-all; [LLHIST-011] amounts show their sign', async () => {
  const screen = await renderUi(<HistoryView {...props} />)
  const row = screen.getByRole('row', { name: /Desert Trail/ })
  await expect
    .element(row.getByRole('link', { name: 'Desert Trail' }))
    .toHaveAttribute('href', '/collect-them-all/desert-trail')
  await expect.element(row.getByRole('cell', { name: '+300 Points' })).toBeVisible()
  await expect.element(screen.getByText('Without the bonus: +40 Points')).toBeVisible()
})

test.each(['activities', 'digitalGames', 'eInstant'] as const)(
  '[FLAG-015] the bonus and the transaction of the tab %s are shown only when their setting is on',
  async tab => {
    const row = { ...earnedPoints, extraData: [...earnedPoints.extraData, transactionId] }
    const view = (change: Partial<HistoryViewProps['settings']> = {}) => (
      <HistoryView
        {...at({ tab, data: pageOf(row) })}
        tabs={historyTabs(['EINSTANT_V1'])}
        settings={{ ...props.settings, ...change }}
      />
    )
    const screen = await renderUi(view())
    const bonus = screen.getByText('Bonus: +10 Points')
    const transaction = screen.getByText('Transaction CSL-7F3A-0043')
    await expect.element(bonus).toBeVisible()
    await expect.element(transaction).toBeVisible()
    await screen.rerender(view({ bonusPoints: false }))
    await expect.element(bonus).not.toBeInTheDocument()
    await expect.element(transaction).toBeVisible()
    await screen.rerender(view({ transactionId: false }))
    await expect.element(bonus).toBeVisible()
    await expect.element(transaction).not.toBeInTheDocument()
  },
)

test('[FLAG-015] the type and the transaction of a redemption are shown only when their setting is on', async () => {
  const row = { ...redeemedCoupon, extraData: [...redeemedCoupon.extraData, transactionId] }
  const view = (change: Partial<HistoryViewProps['settings']> = {}) => (
    <HistoryView {...at({ tab: 'rewards', data: pageOf(row) })} settings={{ ...props.settings, ...change }} />
  )
  const screen = await renderUi(view())
  const type = screen.getByRole('cell', { name: 'Coupon', exact: true })
  const transaction = screen.getByText('Transaction CSL-7F3A-0043')
  await expect.element(type).toBeVisible()
  await expect.element(transaction).toBeVisible()
  await screen.rerender(view({ rewardTypeColumn: false }))
  await expect.element(type).not.toBeInTheDocument()
  await expect.element(transaction).toBeVisible()
  await screen.rerender(view({ transactionId: false }))
  await expect.element(type).toBeVisible()
  await expect.element(transaction).not.toBeInTheDocument()
})

test('[FLAG-015] the day of a draw is a column only when its setting is on', async () => {
  const draws = at({ tab: 'draws', data: pageOf(enteredOpenDraw) })
  const screen = await renderUi(<HistoryView {...draws} />)
  const day = screen.getByRole('cell', { name: 'Dec 02, 2026' })
  await expect.element(day).toBeVisible()
  await screen.rerender(<HistoryView {...draws} settings={{ ...props.settings, showDrawDate: false }} />)
  await expect.element(day).not.toBeInTheDocument()
  await expect.element(screen.getByRole('rowheader', { name: 'November draw' })).toBeVisible()
})

test('[HISTORY-003] the codes of a coupon can be opened again, and converted points have none', async () => {
  const onCodes = vi.fn()
  const tokens = { ...spentPoints, description: 'history.entry.exchange' }
  const screen = await renderUi(
    <HistoryView {...at({ tab: 'rewards', data: pageOf(redeemedCoupon, tokens) })} onCodes={onCodes} />,
  )
  const [coupon, exchange] = [/\$5 off scratchers/, /Points exchanged for tokens/].map(name =>
    screen.getByRole('row', { name }),
  )
  await expect.element(coupon!.getByRole('cell', { name: 'Coupon', exact: true })).toBeVisible()
  await expect.element(exchange!.getByRole('cell', { name: '−1,000 Points' })).toBeVisible()
  await expect.element(exchange!.getByRole('button')).not.toBeInTheDocument()
  await coupon!.getByRole('button', { name: 'Show the codes $5 off scratchers' }).click()
  expect(onCodes).toHaveBeenCalledWith(redeemedCoupon)
})

test('[HISTORY-003] the prizes of a ticket and of a draw can be opened, and the winners once they are known', async () => {
  const [onApproach, onTicket, onPrizes, onWinners] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  const screen = await renderUi(
    <HistoryView
      {...at({ tab: 'tickets', data: pageOf(creditedTicket) })}
      onApproach={onApproach}
      onTicket={onTicket}
    />,
  )
  const details = screen.getByRole('button', { name: 'Details 1432-000017-123' })
  await details.hover()
  expect(onApproach).toHaveBeenCalled()
  await details.click()
  expect(onTicket).toHaveBeenCalledWith(creditedTicket)
  await screen.rerender(
    <HistoryView
      {...at({ tab: 'draws', data: pageOf(enteredOpenDraw, wonDraw) })}
      onPrizes={onPrizes}
      onWinners={onWinners}
    />,
  )
  await screen.getByRole('button', { name: 'Prize details November draw' }).click()
  expect(onPrizes).toHaveBeenCalledWith(enteredOpenDraw)
  expect(screen.getByRole('button', { name: /^Winners/ }).elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Winners October draw' }).click()
  expect(onWinners).toHaveBeenCalledWith(wonDraw)
})

test('[API-068] entries from tickets are listed below the draws with the day of their drawing', async () => {
  const entries = pageOf<DrawEntry>({
    drawId: enteredOpenDraw.id,
    drawName: enteredOpenDraw.name,
    entries: 1,
    source: 'TICKET',
    entered: '2026-11-19T02:11:00.000Z',
  })
  const screen = await renderUi(
    <HistoryView
      {...at({ tab: 'draws', data: pageOf(enteredOpenDraw) })}
      secondChance={{ ...loaded(entries), draws: [enteredOpenDraw] }}
    />,
  )
  await expect.element(screen.getByRole('heading', { name: 'Entries from your tickets' })).toBeVisible()
  const row = screen
    .getByRole('table')
    .last()
    .getByRole('row', { name: /November draw/ })
  await expect.element(row.getByRole('cell', { name: 'Dec 02, 2026' })).toBeVisible()
  await expect.element(row.getByRole('cell', { name: '1 Entry', exact: true })).toBeVisible()
})

test('[HISTORY-002] the caption states how many of the entries from tickets are shown', async () => {
  const entry = { drawId: 22, drawName: 'November draw', entries: 1, source: 'TICKET' } as const
  const entries = pageOf<DrawEntry>({ ...entry, entered: '2026-11-19T02:11:00.000Z' })
  const secondChance = { ...loaded({ ...entries, totalElements: 150 }), draws: [] }
  const screen = await renderUi(
    <HistoryView {...at({ tab: 'draws', data: pageOf() })} secondChance={secondChance} />,
  )
  await expect.element(screen.getByText('1 of 150 entries, the latest first')).toBeVisible()
})

test('[HISTORY-002] entries from tickets are awaited, and say why they could not be loaded', async () => {
  const refresh = vi.fn()
  const part = { data: undefined, error: null, refresh, draws: [] }
  const rows = at({ tab: 'draws', data: pageOf(enteredOpenDraw) })
  const screen = await renderUi(<HistoryView {...rows} secondChance={part} />)
  await expect.element(screen.getByText('Loading')).toBeInTheDocument()
  await screen.rerender(<HistoryView {...rows} secondChance={{ ...part, error: { key: 'error.offline' } }} />)
  await expect.element(screen.getByRole('alert').getByText(/could not reach the club/)).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(refresh).toHaveBeenCalledOnce()
})

test.each([
  ['activities', 'No activities since Oct 21, 2025', 'Earn', '/earn'],
  ['rewards', 'No rewards redeemed since Oct 21, 2025', 'Rewards', '/rewards'],
  ['tickets', 'No tickets entered since Oct 21, 2025', 'Enter Ticket', '/ticket-entry'],
  ['draws', 'No draws entered since Oct 21, 2025', 'Promotions', '/promotion'],
  ['digitalGames', 'No digital games since Oct 21, 2025', 'Earn', '/earn'],
  ['eInstant', 'No e-instant games since Oct 21, 2025', 'Games', '/games'],
] as const)(
  '[HISTORY-006] the empty tab %s says since when, and leads to more',
  async (tab, title, way, href) => {
    const rows = { tab, data: pageOf() } as HistoryRows
    const screen = await renderUi(<HistoryView {...at(rows)} tabs={historyTabs(['EINSTANT_V1'])} />)
    const panel = screen.getByRole('tabpanel')
    await expect.element(panel.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect.element(panel.getByText(/Everything else is listed in the other tabs\./)).toBeVisible()
    await expect.element(panel.getByRole('link', { name: way, exact: true })).toHaveAttribute('href', href)
    const earlier = panel.getByRole('link', { name: 'Look back to Nov 21, 2024' })
    const start = tab === 'activities' ? '?' : `?tab=${tab}&`
    await expect.element(earlier).toHaveAttribute('href', `/my/points${start}from=2024-11-21`)
  },
)

test('[CONST-010] the history says when points appear before its rows have loaded', async () => {
  const screen = await renderUi(<HistoryView {...at({ tab: 'activities', data: undefined })} />)
  await expect.element(screen.getByText(/up to 48 hours/)).toBeVisible()
})

test('[CONST-010] an empty history says when points appear', async () => {
  const screen = await renderUi(<HistoryView {...at({ tab: 'activities', data: pageOf() })} />)
  await expect.element(screen.getByRole('tabpanel').getByText(/up to 48 hours/)).toBeVisible()
})

test('days without rows and pages beyond the end offer a link back', async () => {
  const screen = await renderUi(
    <HistoryView
      {...at({ tab: 'activities', data: pageOf() })}
      place={{ ...place, range: { from: '2026-01-01', to: '2026-01-02' }, size: 50 }}
    />,
  )
  await expect.element(screen.getByText('Nothing in these days')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Clear the choice' }).first())
    .toHaveAttribute('href', '/my/points?size=50')
  await screen.rerender(
    <HistoryView
      {...at({ tab: 'activities', data: { ...pageOf(), totalElements: 30 } })}
      place={{ ...place, page: 9 }}
    />,
  )
  await expect
    .element(screen.getByRole('link', { name: 'Go to the first page' }))
    .toHaveAttribute('href', '/my/points')
})

test('a history that could not be loaded can be retried', async () => {
  const refresh = vi.fn()
  const screen = await renderUi(
    <HistoryView
      {...at({ tab: 'activities', data: undefined })}
      error={{ key: 'error.http.503' }}
      refresh={refresh}
    />,
  )
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Service Temporarily Unavailable. Try again later.')
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(refresh).toHaveBeenCalledOnce()
})
