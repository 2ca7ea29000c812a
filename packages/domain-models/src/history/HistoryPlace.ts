import { PAGE_SIZE_OPTIONS } from '../shell/constants.ts'
import { asAddress, readPage } from '../shell/pageInAddress.ts'
import type { CalendarDay } from '../time/CalendarDay.ts'
import { readHistoryRange, writeHistoryRange, type HistoryRange } from './HistoryRange.ts'
import { HISTORY_TABS, type HistoryTab } from './historyTabs.ts'
import { TOKEN_HISTORY_TYPES, type TokenHistoryType } from './historyTypes.ts'

/** A page of the Players Club History, as its address keeps it. */
export interface HistoryPlace {
  readonly tab: HistoryTab
  readonly range: HistoryRange
  readonly size: number
  /** Counted from 0. */
  readonly page: number
}

/** A page of the Lucky Lounge history. */
export interface TokenHistoryPlace {
  /** All of them where none is named. */
  readonly types: readonly TokenHistoryType[]
  readonly range: HistoryRange
  readonly page: number
}

/** The values that an address leaves out. */
interface HistoryDefaults {
  /** The day that it is in the lottery's zone. */
  readonly today: CalendarDay
  /** How long a page is unless another length is asked for. */
  readonly size: number
  readonly tabs: readonly HistoryTab[]
}

const isOneOf = <T>(known: readonly T[], value: unknown): value is T => known.some(one => one === value)

/** Reads an address; what it does not understand it leaves out. */
export function readHistoryPlace(search: string, { today, size, tabs }: HistoryDefaults): HistoryPlace {
  const params = new URLSearchParams(search)
  const [tab, asked] = [params.get('tab'), Number(params.get('size'))]
  return {
    tab: isOneOf(tabs, tab) ? tab : HISTORY_TABS[0],
    range: readHistoryRange(params, today),
    size: isOneOf(PAGE_SIZE_OPTIONS, asked) ? asked : size,
    page: readPage(params),
  }
}

/** Writes what `readHistoryPlace` reads, with a leading question mark, or nothing where nothing has to be said. */
export function writeHistoryPlace(
  { tab, range, size, page }: HistoryPlace,
  defaults: Pick<HistoryDefaults, 'today' | 'size'>,
): string {
  const params = new URLSearchParams()
  if (tab !== HISTORY_TABS[0]) params.set('tab', tab)
  writeHistoryRange(params, range, defaults.today)
  if (size !== defaults.size) params.set('size', String(size))
  return asAddress(params, page)
}

/** Reads an address of the Lucky Lounge history. */
export function readTokenHistoryPlace(search: string, today: CalendarDay): TokenHistoryPlace {
  const params = new URLSearchParams(search)
  const asked = params.getAll('type')
  return {
    types: TOKEN_HISTORY_TYPES.filter(type => asked.includes(type)),
    range: readHistoryRange(params, today),
    page: readPage(params),
  }
}

/** Writes what `readTokenHistoryPlace` reads. */
export function writeTokenHistoryPlace(
  { types, range, page }: TokenHistoryPlace,
  today: CalendarDay,
): string {
  const params = new URLSearchParams()
  for (const type of types) params.append('type', type)
  writeHistoryRange(params, range, today)
  return asAddress(params, page)
}
