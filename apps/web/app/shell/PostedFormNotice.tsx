import { useMessages } from '@players-club/ui/messages'
import { Notice } from '@players-club/ui/primitives/Notice'
import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

const noChanges = () => () => {}

/** Says why nothing happened to a form that was posted to its page without scripts; gone once scripts run. */
export function PostedFormNotice() {
  const translate = useMessages()
  const isPosted = useRouteLoaderData<typeof loader>('root')?.isPosted ?? false
  const isHydrated = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  )
  return (
    isPosted &&
    !isHydrated && (
      <Notice tone="warning" isAnnounced>
        {translate('shell.form.needsScript')}
      </Notice>
    )
  )
}
