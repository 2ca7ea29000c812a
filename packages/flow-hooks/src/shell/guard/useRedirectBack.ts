import { useEffect, useState } from 'react'
import { useClub } from '../../club/useClub.ts'
import { redirectBack } from './redirectBack.ts'
import { forgetRedirect, rememberedRedirect } from './rememberedRedirect.ts'

/** The redirect helper: brings the player to the remembered page, or home. */
export function useRedirectBack(): void {
  const { navigator, storage } = useClub()
  // Read once: an effect may run twice, and by then the path is forgotten.
  const [target] = useState(() => redirectBack(rememberedRedirect(storage)))
  useEffect(() => {
    forgetRedirect(storage)
    navigator.go(target, { replace: true })
  }, [navigator, storage, target])
}
