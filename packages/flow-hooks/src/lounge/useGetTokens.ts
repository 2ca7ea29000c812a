import { useClub } from '../club/useClub.ts'
import { rememberRedirect } from '../shell/guard/rememberedRedirect.ts'

/** Leads to the store; once tokens are paid, `/redirect-back` leads to where they were missing. */
export function useGetTokens(): () => void {
  const { navigator, storage } = useClub()
  return () => {
    const { pathname, search } = navigator.location()
    rememberRedirect(storage, pathname + search)
    navigator.go('/lucky-lounge/store')
  }
}
