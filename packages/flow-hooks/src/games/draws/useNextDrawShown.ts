'use client'

import { useReducer, useSyncExternalStore } from 'react'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'

const KEY = 'players-club.next-draw'
const HIDDEN = 'hidden'

/** Whether the next draw is shown, which the browser keeps for this visitor. */
export interface NextDrawShown {
  readonly isShown: boolean
  readonly toggle: () => void
}

/** Whether the next draw is on show: this browser remembers it, for all its tabs. */
export function useNextDrawShown(): NextDrawShown {
  const { local } = useClub().storage
  // A storage event comes for changes of other tabs only.
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  const isShown = useSyncExternalStore(
    local.subscribe,
    () => local.get(KEY) !== HIDDEN,
    () => true,
  )
  return useStableVerbs({
    isShown,
    toggle() {
      if (isShown) local.set(KEY, HIDDEN)
      else local.remove(KEY)
      renderAgain()
    },
  })
}
