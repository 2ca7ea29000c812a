'use client'

import { useCallback } from 'react'
import { useClub } from '../club/useClub.ts'
import { rememberRedirect } from '../club/redirect/rememberedRedirect.ts'

/** Leads to the store; once tokens are paid, `useRedirectBack` leads to where they were missing. */
export function useGetTokens(): () => void {
  const club = useClub()
  return useCallback(() => {
    const { pathname, search } = club.navigator.location()
    rememberRedirect(club, pathname + search)
    club.navigator.go(club.paths.store)
  }, [club])
}
