'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

/** Announces a wait. Mounted before it: screen readers often miss a live region that is inserted together with its text. */
export function PendingStatus({ isPending }: { isPending: boolean }) {
  const translate = useMessages()
  return (
    <VisuallyHidden>
      <span role="status">{isPending && translate('shell.pending')}</span>
    </VisuallyHidden>
  )
}
