import { describe, expect, test } from 'vitest'
import { defaultSettings } from '../shell/Settings.ts'
import {
  readHistoryPlace,
  readTokenHistoryPlace,
  writeHistoryPlace,
  writeTokenHistoryPlace,
} from './HistoryPlace.ts'
import { historyEarliest, historyStart } from './HistoryRange.ts'
import { HISTORY_TABS, historyTabs } from './historyTabs.ts'

const defaults = { today: '2026-11-21', size: defaultSettings.historyPageSize, tabs: HISTORY_TABS }
const plain = { tab: 'activities', range: { from: '2025-10-21' }, size: 25, page: 0 }

test('[HISTORY-002] [FLAG-012] the history has five tabs, and e-instant with its flag', () => {
  expect(historyTabs([])).toEqual(['activities', 'rewards', 'tickets', 'draws', 'digitalGames'])
  expect(historyTabs(['EINSTANT_V1'])).toEqual([...historyTabs([]), 'eInstant'])
})

test('[HISTORY-006] a history begins 396 days ago and reaches back two years', () => {
  expect(historyStart('2026-11-21')).toBe('2025-10-21')
  expect(historyEarliest('2026-11-21')).toBe('2024-11-21')
  expect(historyEarliest('2028-02-29')).toBe('2026-03-01')
})

describe('the address of a history', () => {
  test('[HISTORY-007] leaves out defaults', () => {
    expect(readHistoryPlace('', defaults)).toEqual(plain)
    expect(writeHistoryPlace(readHistoryPlace('', defaults), defaults)).toBe('')
    expect(readHistoryPlace('', { ...defaults, size: 50 }).size).toBe(50)
  })

  test('contains tab, days, length and page, and is read back unchanged', () => {
    const place = {
      tab: 'draws',
      range: { from: '2026-01-05', to: '2026-02-01' },
      size: 100,
      page: 2,
    } as const
    const address = writeHistoryPlace(place, defaults)
    expect(address).toBe('?tab=draws&from=2026-01-05&to=2026-02-01&size=100&page=3')
    expect(readHistoryPlace(address, defaults)).toEqual(place)
  })

  test.each([
    '?tab=nothing',
    '?tab=__proto__',
    '?size=26',
    '?size=1000000',
    '?page=0',
    '?page=-2',
    '?page=1e9',
    '?page=9999999',
    '?from=2026-02-30',
    '?from=yesterday&to=%F0%9F%8C%B5',
    '?from=2024-11-20',
    '?from=2026-03-02&to=2026-03-01',
    '?from-year=2026&from-month=2&from-day=30',
  ])('ignores invalid values: %s', search => {
    expect(readHistoryPlace(search, defaults)).toEqual(plain)
  })

  test('accepts days in three parts, as a form without scripts sends them', () => {
    const parts = '?from-month=3&from-day=2&from-year=2026&to-month=11&to-day=21&to-year=2026'
    expect(readHistoryPlace(parts, defaults).range).toEqual({ from: '2026-03-02', to: '2026-11-21' })
  })

  test('ignores a tab that the visitor does not have', () => {
    expect(readHistoryPlace('?tab=eInstant', { ...defaults, tabs: historyTabs([]) }).tab).toBe('activities')
    expect(readHistoryPlace('?tab=eInstant', defaults).tab).toBe('eInstant')
  })
})

test('[LLHIST-003] the lounge history’s address contains types, days and page', () => {
  const place = {
    types: ['TOKENS_PURCHASE', 'WINNINGS'],
    range: { from: '2026-01-05' },
    page: 1,
  } as const
  const address = writeTokenHistoryPlace(place, defaults.today)
  expect(address).toBe('?type=TOKENS_PURCHASE&type=WINNINGS&from=2026-01-05&page=2')
  expect(readTokenHistoryPlace(address, defaults.today)).toEqual(place)
  expect(readTokenHistoryPlace('?type=MONEY&type=WINNINGS&type=WINNINGS', defaults.today)).toEqual({
    types: ['WINNINGS'],
    range: { from: '2025-10-21' },
    page: 0,
  })
  expect(writeTokenHistoryPlace({ types: [], range: { from: '2025-10-21' }, page: 0 }, '2026-11-21')).toBe('')
})
