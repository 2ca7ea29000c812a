'use client'

import { UNSUBSCRIBE_ACTION } from '@players-club/domain-models'
import { DesertScene } from '../../art/index.ts'
import { FailureNotice } from '../../messages/FailureNotice.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { PlainPage } from '../../shell/PlainPage/PlainPage.tsx'

/** The key of the unsubscribe link that was opened, or the outcome of unsubscribing. */
export interface UnsubscribeViewProps {
  /** A mail link was opened: this key unsubscribes its reader. Otherwise the outcome is known. */
  mailKey?: string | null
  /** The attempt to unsubscribe by that key has failed, and may be repeated. */
  isUnavailable?: boolean
  /** The player is unsubscribed. */
  isDone: boolean
  isSignedIn: boolean
}

const PREFERENCES = '/settings/preferences'

/** Asks for confirmation after a mail link was opened, and shows the outcome. */
export function UnsubscribeView({
  mailKey = null,
  isUnavailable = false,
  isDone,
  isSignedIn,
}: UnsubscribeViewProps) {
  const translate = useMessages()
  if (mailKey)
    return (
      <PlainPage
        title={translate('unsubscribe.question')}
        text={translate('unsubscribe.questionText')}
        art={<DesertScene />}
        actions={
          <Stack gap={4}>
            <FailureNotice message={isUnavailable ? { key: 'error.http.503' } : null} />
            <Ask mailKey={mailKey} />
          </Stack>
        }
      />
    )
  if (!isDone)
    return (
      <PlainPage
        title={translate('unsubscribe.failed')}
        text={translate('preferences.unsubscribeFailed')}
        art={<DesertScene />}
      />
    )
  const toPreferences = isSignedIn ? PREFERENCES : `/login?${new URLSearchParams({ from: PREFERENCES })}`
  return (
    <PlainPage
      title={translate('unsubscribe.title')}
      text={translate('unsubscribe.text')}
      art={<DesertScene />}
      actions={<LinkButton href={toPreferences}>{translate('shell.preferences')}</LinkButton>}
    />
  )
}

/** A native form: it works wherever a mail link opens, with or without scripts. */
function Ask({ mailKey }: { mailKey: string }) {
  const translate = useMessages()
  return (
    <form method="post" action={`${UNSUBSCRIBE_ACTION}?${new URLSearchParams({ key: mailKey })}`}>
      <Button type="submit">{translate('unsubscribe.submit')}</Button>
    </form>
  )
}
