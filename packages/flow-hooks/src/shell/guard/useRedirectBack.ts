'use client'

import { useEffect, useState } from 'react'
import { useClub } from '../../club/useClub.ts'
import { redirectBack } from '../../club/redirect/redirectBack.ts'
import {
  forgetRedirect,
  rememberedRedirect,
  rememberRedirect,
} from '../../club/redirect/rememberedRedirect.ts'

/**
 * The redirect helper: brings the player to the remembered page, or home. Where that page cannot be loaded it stays
 * remembered, for the next attempt.
 */
export function useRedirectBack(): void {
  const club = useClub()
  // Read once: an effect may run twice, and by then the path is forgotten.
  const [target] = useState(() => redirectBack(rememberedRedirect(club), club.paths))
  useEffect(() => {
    forgetRedirect(club)
    club.navigator.go(target, { replace: true, onFailure: () => rememberRedirect(club, target) })
  }, [club, target])
}
