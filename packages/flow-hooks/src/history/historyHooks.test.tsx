import { offline } from '@players-club/api-client/fakes'
import type { HistoryPlace, HistoryRange, HistoryTab } from '@players-club/domain-models'
import { creditedTicket, earnedPoints, enteredOpenDraw } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import {
  createTestBrowser,
  createTestClub,
  testProblem,
  LATE_EVENING,
  testSession,
  type TestClubOptions,
} from '../testing/index.ts'
import { useClubHistory } from './useClubHistory.ts'
import { useHistoryPlace } from './useHistoryPlace.ts'
import { useHistoryRange } from './useHistoryRange.ts'
import { usePointsSummary } from './usePointsSummary.ts'
import { useSecondChanceTickets } from './useSecondChanceTickets.ts'
import { useTokenHistory } from './useTokenHistory.ts'
import { useTokenHistoryPlace } from './useTokenHistoryPlace.ts'

const pageOf = <T,>(...content: T[]) => ({ content, page: 0, size: 25, totalElements: content.length })
const emptyPage = { content: [], page: 0, size: 25, totalElements: 0 }
const answers = {
  'history.getPointsHistory': pageOf(earnedPoints),
  'history.getDebitHistory': emptyPage,
  'history.getTicketEntries': pageOf(creditedTicket),
  'history.getDrawsHistory': pageOf(enteredOpenDraw),
  'history.getSecondChanceTickets': pageOf(
    ...[1, 2].map(entries => ({
      drawId: enteredOpenDraw.id,
      drawName: enteredOpenDraw.name,
      entries,
      source: 'TICKET' as const,
      entered: '2026-11-19T02:11:00.000Z',
    })),
  ),
  'history.getDrawsByIds': { content: [enteredOpenDraw] },
  'history.getTokenHistory': emptyPage,
  'history.getPointsBalance': { balance: 1200 },
  'history.getPendingPoints': { pending: 50 },
  'history.getExpiringPoints': { expiring: 0, expiresOn: null },
}
const createTab = (browser = createTestBrowser(), settings?: TestClubOptions['settings']) =>
  createTestClub({
    browser,
    settings,
    initial: { session: testSession(), remoteConfig: {}, authorizedFlags: [] },
    answers,
  })
const asked = (tab: ReturnType<typeof createTab>) =>
  tab.browser.server.requests.filter(({ name }) => name.startsWith('history.'))

const range = { from: '2024-03-05', to: '2024-03-05' }
const place: HistoryPlace = { tab: 'activities', range, size: 50, page: 2 }
const days = { startDate: '2024-03-05', endDate: '2024-03-05' }
const page = { page: 2, size: 50 }

test.each<[HistoryTab, string, object]>([
  ['activities', 'getPointsHistory', { ...page, ...days, filter: { historyTypes: ['ACTIVITIES'] } }],
  ['digitalGames', 'getPointsHistory', { ...page, ...days, filter: { historyTypes: ['DIGITAL_GAMES'] } }],
  ['eInstant', 'getPointsHistory', { ...page, ...days, filter: { historyTypes: ['E_INSTANT'] } }],
  ['rewards', 'getDebitHistory', { ...page, filter: days }],
  [
    'tickets',
    'getTicketEntries',
    {
      ...page,
      sort: 'entered,desc',
      startDate: '2024-03-05T00:00:00.000Z',
      endDate: '2024-03-05T23:59:59.999Z',
    },
  ],
  ['draws', 'getDrawsHistory', { ...page, filter: days }],
])('[API-065] [API-066] [API-067] [API-068] [HISTORY-007] the tab %s calls %s', async (tab, name, query) => {
  const club = createTab()
  const { result } = await renderHook(() => useClubHistory({ ...place, tab }), { wrapper: club.Wrapper })
  await expect.poll(() => result.current.rows.data).toBeDefined()
  expect(asked(club)).toMatchObject([{ name: `history.${name}`, query }])
})

test('an open end date is not sent, so that new entries are included', async () => {
  const club = createTab()
  const open = { ...place, range: { from: '2024-03-05' } }
  const tickets = await renderHook(() => useClubHistory({ ...open, tab: 'tickets' }), {
    wrapper: club.Wrapper,
  })
  await expect.poll(() => tickets.result.current.rows.data).toBeDefined()
  expect(asked(club).map(({ query }) => query)).toEqual([
    { ...page, sort: 'entered,desc', startDate: '2024-03-05T00:00:00.000Z' },
  ])
})

test('[API-068] the draws tab requests entries from tickets, then their draws by ids', async () => {
  const club = createTab()
  const { result, rerender } = await renderHook(
    (tab: HistoryTab = 'tickets') => useSecondChanceTickets({ ...place, tab }),
    { wrapper: club.Wrapper },
  )
  await rerender('draws')
  await expect.poll(() => result.current.draws.map(({ id }) => id)).toEqual([22])
  expect(asked(club).map(({ name, query }) => [name, query])).toEqual([
    ['history.getSecondChanceTickets', { page: 0, size: 100, filter: days }],
    ['history.getDrawsByIds', { filter: { drawIds: [22] } }],
  ])
})

test('[HISTORY-002] entries from tickets that could not be loaded can be asked for again', async () => {
  const club = createTab()
  club.browser.server.answer({ 'history.getSecondChanceTickets': offline })
  const { result } = await renderHook(() => useSecondChanceTickets({ ...place, tab: 'draws' }), {
    wrapper: club.Wrapper,
  })
  await expect.poll(() => result.current.error).toEqual({ key: 'error.offline' })
  club.browser.server.answer(answers)
  await result.current.refresh()
  await expect.poll(() => result.current.data?.totalElements).toBe(2)
})

test('[LLHIST-003] [LLHIST-008] [API-039] the lounge history sends types, days and ten rows per page', async () => {
  const club = createTab()
  const tokens = await renderHook(
    () => useTokenHistory({ types: ['WINNINGS', 'GAMEPLAY'], range, page: 1 }),
    { wrapper: club.Wrapper },
  )
  await expect.poll(() => tokens.result.current.data).toBeDefined()
  expect(asked(club)[0]?.query).toEqual({
    page: 1,
    size: 10,
    filter: { historyTypes: ['WINNINGS', 'GAMEPLAY'], ...days },
  })
})

test('[LLHIST-008] the lounge history’s page size follows the setting', async () => {
  const club = createTab(undefined, { loungeHistoryPageSize: 25 })
  const tokens = await renderHook(() => useTokenHistory({ types: [], range, page: 0 }), {
    wrapper: club.Wrapper,
  })
  await expect.poll(() => tokens.result.current.data).toBeDefined()
  expect(asked(club)[0]?.query).toMatchObject({ size: 25 })
})

test('[HISTORY-002] [HISTORY-007] the history’s links keep days and page size, and start from the first page', async () => {
  const club = createTab()
  const { result } = await renderHook(
    () => useHistoryPlace({ pathname: '/history', search: '?tab=eInstant&from=2026-01-05&size=50&page=3' }),
    { wrapper: club.Wrapper },
  )
  expect(result.current.place).toMatchObject({ tab: 'activities', size: 50, page: 2 })
  expect(result.current.tabs).toHaveLength(5)
  result.current.onTab('rewards')
  expect(club.visits.at(-1)?.path).toBe('/history?tab=rewards&from=2026-01-05&size=50')
  result.current.onSize(25)
  expect(club.visits.at(-1)?.path).toBe('/history?from=2026-01-05')
  result.current.onTab('nothing')
  expect(club.visits.at(-1)?.path).toBe('/history?from=2026-01-05&size=50')
})

test('[HISTORY-006] the history starts by the day in Phoenix late in the evening', async () => {
  const { Wrapper } = createTab(createTestBrowser(LATE_EVENING))
  const { result } = await renderHook(() => useHistoryPlace({ pathname: '/history', search: '' }), {
    wrapper: Wrapper,
  })
  expect(result.current.today).toBe('2026-11-20')
  expect(result.current.place.range).toEqual({ from: '2025-10-20' })
})

test('[HISTORY-007] the page size follows the setting', async () => {
  const club = createTab(undefined, { historyPageSize: 75 })
  const { result } = await renderHook(() => useHistoryPlace({ pathname: '/history', search: '' }), {
    wrapper: club.Wrapper,
  })
  const rows = await renderHook(() => useClubHistory(result.current.place), { wrapper: club.Wrapper })
  await expect.poll(() => rows.result.current.rows.data).toBeDefined()
  expect(asked(club)[0]?.query).toMatchObject({ size: 75 })
})

test('[LLHIST-003] ticked types apply on submit, and the browser’s back restores the previous ones', async () => {
  const club = createTab()
  const { result, act, rerender } = await renderHook(
    (search: string = '?type=WINNINGS') =>
      useTokenHistoryPlace({ pathname: '/lucky-lounge/history', search }, 'en'),
    { wrapper: club.Wrapper },
  )
  await act(() => result.current.onTypes(['GAMEPLAY', 'OTHER']))
  expect(result.current.place.types).toEqual(['WINNINGS'])
  await act(() => result.current.onSubmit())
  expect(club.visits.at(-1)?.path).toBe('/lucky-lounge/history?type=GAMEPLAY&type=OTHER')
  await rerender('')
  expect(result.current.types).toEqual([])
})

test('[HISTORY-005] points are summed up as balance, pending and expiring', async () => {
  const club = createTab()
  const { result } = await renderHook(() => usePointsSummary(), { wrapper: club.Wrapper })
  await expect
    .poll(() => result.current)
    .toEqual({ balance: 1200, pending: 50, expiring: { expiring: 0, expiresOn: null } })
})

test('points are undefined while they load, and null where they could not be loaded', async () => {
  const club = createTab()
  const failure = Promise.withResolvers<ReturnType<typeof testProblem>>()
  club.browser.server.answer({
    'history.getPointsBalance': () => failure.promise,
    'history.getPendingPoints': () => failure.promise,
    'history.getExpiringPoints': () => failure.promise,
  })
  const { result } = await renderHook(() => usePointsSummary(), { wrapper: club.Wrapper })
  expect(result.current).toEqual({ balance: undefined, pending: undefined, expiring: undefined })
  failure.resolve(testProblem(500))
  await expect.poll(() => result.current).toEqual({ balance: null, pending: null, expiring: null })
})

test('[HISTORY-003] [HISTORY-006] invalid days show errors on submit, which clear when corrected', async () => {
  const onRange = vi.fn()
  const start: HistoryRange = { from: '2025-10-21' }
  const { result, act, rerender } = await renderHook((shown: HistoryRange = start) =>
    useHistoryRange(shown, { today: '2026-11-21', locale: 'en', zone: 'America/Phoenix' }, onRange),
  )
  await act(() => result.current.onChange({ from: '2026-02-30', to: '2026-03-01' }))
  expect(result.current.errors).toEqual({})
  await act(() => result.current.onSubmit())
  expect(result.current.errors.from?.key).toBe('history.from.invalid')
  expect(onRange).not.toHaveBeenCalled()
  await act(() => result.current.onChange({ from: '2026-02-28' }))
  expect(result.current.errors).toEqual({})
  await act(() => result.current.onSubmit())
  expect(onRange).toHaveBeenCalledExactlyOnceWith({ from: '2026-02-28', to: '2026-03-01' })
  await rerender({ from: '2026-01-01' })
  expect(result.current.values).toEqual({ from: '2026-01-01', to: '' })
})

test('submitting valid days renders nothing before they are shown', async () => {
  const drawn = vi.fn(() =>
    useHistoryRange(
      { from: '2025-10-21' },
      { today: '2026-11-21', locale: 'en', zone: 'America/Phoenix' },
      () => {},
    ),
  )
  const { result, act } = await renderHook(drawn)
  await act(() => result.current.onChange({ from: '2026-02-28' }))
  drawn.mockClear()
  await act(() => result.current.onSubmit())
  expect(drawn).not.toHaveBeenCalled()
})
