'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'

/** The next steps of a visitor who cannot go on here. */
export function GuestLinks() {
  const translate = useMessages()
  return (
    <Inline gap={3}>
      <LinkButton href="/">{translate('shell.home')}</LinkButton>
      <LinkButton href="/register" emphasis="outline" tone="neutral">
        {translate('shell.register')}
      </LinkButton>
      <LinkButton href="/login" emphasis="plain">
        {translate('shell.signIn')}
      </LinkButton>
    </Inline>
  )
}
