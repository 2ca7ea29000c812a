'use client'

import {
  readTokenHistoryPlace,
  writeTokenHistoryPlace,
  type CalendarDay,
  type Locale,
  type TokenHistoryPlace,
  type TokenHistoryType,
} from '@players-club/domain-models'
import { useState } from 'react'
import { useClub } from '../club/useClub.ts'
import { useStableVerbs } from '../club/useStableVerbs.ts'
import { useHistoryRange, type HistoryRangeForm } from './useHistoryRange.ts'
import { useToday } from '../club/useNow.ts'

type Types = readonly TokenHistoryType[]

/** What `useTokenHistoryPlace` returns: the filter of the token history, and the page of its address. */
export interface TokenHistoryFilter extends HistoryRangeForm {
  readonly place: TokenHistoryPlace
  readonly today: CalendarDay
  /** The types that are ticked, until they are asked for with the days. */
  readonly types: Types
  onTypes(types: Types): void
}

/** Where in the Lucky Lounge history an address is, and what is chosen for the next one. */
export function useTokenHistoryPlace(
  { pathname, search }: { pathname: string; search: string },
  locale: Locale,
): TokenHistoryFilter {
  const { navigator, lottery } = useClub()
  const today = useToday()
  const place = readTokenHistoryPlace(search, today)
  const of = place.types.join()
  const [ticked, setTicked] = useState({ types: place.types, of })
  // The way back brings other types: what was ticked here meanwhile is no longer so.
  if (ticked.of !== of) setTicked({ types: place.types, of })
  const { types } = ticked
  const range = useHistoryRange(place.range, { today, locale, zone: lottery.zone }, next =>
    navigator.go(pathname + writeTokenHistoryPlace({ types, range: next, page: 0 }, today)),
  )
  return useStableVerbs({
    ...range,
    place,
    today,
    types,
    onTypes: chosen => setTicked({ types: chosen, of }),
  })
}
