'use client'

import { DesertScene } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { GuestLinks } from '../PlainPage/GuestLinks.tsx'
import { PlainPage } from '../PlainPage/PlainPage.tsx'

/** The page for an address that does not exist, with links to go on. */
export function NotFoundView() {
  const translate = useMessages()
  return (
    <PlainPage
      title={translate('shell.notFound.title')}
      text={translate('shell.notFound.text')}
      art={<DesertScene isNight seed="lost" />}
      actions={<GuestLinks />}
    />
  )
}
