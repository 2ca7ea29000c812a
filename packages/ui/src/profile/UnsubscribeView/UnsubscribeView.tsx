import { UNSUBSCRIBE_ACTION } from '@players-club/domain-models'
import { DesertScene } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { LinkButton } from '../../primitives/LinkButton/index.ts'
import { PlainPage } from '../../shell/PlainPage/index.ts'

export interface UnsubscribeViewProps {
  /** The link of a mail has been followed: with this key its reader may be taken off the list. Else it is known what came of it. */
  mailKey?: string | null
  /** The player is off the list. */
  isDone: boolean
  isSignedIn: boolean
}

const PREFERENCES = '/settings/preferences'

/** Asks whoever followed the link of a mail, and says what came of it. */
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

/** The platform's own form: it works wherever a mail's link is opened, with scripts or without. */
function Ask({ mailKey }: { mailKey: string }) {
  const translate = useMessages()
  return (
    <form method="post" action={`${UNSUBSCRIBE_ACTION}?${new URLSearchParams({ key: mailKey })}`}>
      <Button type="submit">{translate('unsubscribe.submit')}</Button>
    </form>
  )
}
