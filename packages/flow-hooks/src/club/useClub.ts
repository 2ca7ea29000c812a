'use client'

import { createContext, useContext } from 'react'
import type { Settings } from '@players-club/domain-models'
import type { Club } from './createClub.ts'

/** The React context that holds the club; `useClub` reads it and `ClubProvider` sets it. */
export const ClubContext = createContext<Club | null>(null)

/** The club the component lives in. */
export function useClub(): Club {
  const club = useContext(ClubContext)
  if (!club)
    throw new Error(
      "useClub needs a ClubProvider above it: import { ClubProvider } from '@players-club/flow-hooks/club'.",
    )
  return club
}

/** The settings of the club the component lives in. */
export function useSettings(): Settings {
  return useClub().lottery.settings
}
