import { DesertScene } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { LinkButton } from '../../primitives/LinkButton/index.ts'
import { PlainPage } from '../../shell/PlainPage/index.ts'

export interface UnsubscribeViewProps {
  /** The link of the mail has worked. */
  isDone: boolean
  isSignedIn: boolean
}

const PREFERENCES = '/settings/preferences'

/** What came of following the link of a mail. */
export function UnsubscribeView({ isDone, isSignedIn }: UnsubscribeViewProps) {
  const translate = useMessages()
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
