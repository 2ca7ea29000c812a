'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { followed } from '../../primitives/Link/followed.ts'
import { LinkButton, type LinkButtonProps } from '../../primitives/LinkButton/LinkButton.tsx'

/** The link to the ticket form, and what is done before it is followed. */
export interface EnterTicketLinkProps extends Pick<LinkButtonProps, 'emphasis'> {
  /** Leads to the form, which then knows the way back. */
  onEnter: () => void
}

/** The link from a game or a promotion to the ticket form. */
export function EnterTicketLink({ emphasis, onEnter }: EnterTicketLinkProps) {
  const translate = useMessages()
  return (
    <LinkButton
      href="/ticket-entry"
      {...(emphasis && { emphasis })}
      // A new tab opens the form too, but only this one knows the way back.
      onClick={followed(onEnter)}
    >
      {translate('shell.enterTicket')}
    </LinkButton>
  )
}
