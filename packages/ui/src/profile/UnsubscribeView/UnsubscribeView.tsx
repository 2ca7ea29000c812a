'use client'

import { UNSUBSCRIBE_ACTION } from '@players-club/domain-models'
import { DesertScene } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { PlainPage } from '../../shell/PlainPage/PlainPage.tsx'

/** The key of the unsubscribe link that was opened, or the outcome of unsubscribing. */
export interface UnsubscribeViewProps {
  /** A mail link was opened: this key unsubscribes its reader. Otherwise the outcome is known. */
  mailKey?: string | null
  /** The player is unsubscribed. */
  isDone: boolean
  isSignedIn: boolean
}

const PREFERENCES = '/settings/preferences'

/** Asks for confirmation after a mail link was opened, and shows the outcome. */
export function UnsubscribeView({ mailKey = null, isDone, isSignedIn }: UnsubscribeViewProps) {
  const translate = useMessages()
  if (mailKey)
    return (
      <PlainPage
        title={translate('unsubscribe.question')}
        text={translate('unsubscribe.questionText')}
        art={<DesertScene />}
        actions={<Ask mailKey={mailKey} />}
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
