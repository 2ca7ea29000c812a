'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { AccountPage } from '../AccountPage/AccountPage.tsx'

/** Says that the account is active. The sign-in page follows after a delay; a link goes there at once. */
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
