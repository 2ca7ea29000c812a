'use client'

import { DesertScene } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { GuestLinks } from '../../shell/PlainPage/GuestLinks.tsx'
import { PlainPage } from '../../shell/PlainPage/PlainPage.tsx'

/** Shown when a signed-in player opens an invitation. */
export function InviteOnlyView() {
  const translate = useMessages('accountPages')
  return (
    <PlainPage
      title={translate('registration.inviteOnly.title')}
      text={translate('registration.inviteOnly.text')}
      art={<DesertScene seed="registration" />}
      actions={<GuestLinks />}
    />
  )
}
