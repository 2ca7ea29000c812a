import { useMessages } from '../../messages/MessagesProvider.tsx'
import { LinkButton } from '../../primitives/LinkButton/index.ts'
import { AccountPage } from '../AccountPage/index.ts'

/** The account is active; in a moment the sign-in page follows, and sooner for who does not want to wait. */
export function ActivatedView() {
  const translate = useMessages()
  return (
    <AccountPage title={translate('activated.title')} lead={translate('activated.text')}>
      <div>
        <LinkButton href="/login">{translate('shell.signIn')}</LinkButton>
      </div>
    </AccountPage>
  )
}
