'use client'

import type { ErrorMessage } from '@players-club/api-client'
import { useClub } from '../../club/useClub.ts'
import { useLeave } from '../../club/useLeave.ts'
import { useStore } from '../../club/store/useStore.ts'

/** The refused sign-in the session remembers. It survives a reload of the page, but not leaving it for another. */
export function useRefusalNotice(): { readonly notice: ErrorMessage | null; readonly isSuspended: boolean } {
  const { session } = useClub()
  const { errorMessage, suspendedMessage } = useStore(session)
  useLeave(session.clearErrors)
  return { notice: errorMessage, isSuspended: suspendedMessage }
}
