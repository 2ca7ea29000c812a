'use client'

import { LogoMark } from '../../art/LogoMark/LogoMark.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { WidgetFrame } from '../WidgetFrame/WidgetFrame.tsx'

/** The height that the message about an unknown widget needs in its frame. */
export interface UnknownWidgetProps {
  /** The height in px that it needs in its frame. */
  onHeight: (height: number) => void
}

/** Shown in a frame whose page names a widget that does not exist. */
export function UnknownWidget({ onHeight }: UnknownWidgetProps) {
  const translate = useMessages()
  return (
    <WidgetFrame onHeight={onHeight}>
      <TicketCard
        as="div"
        titleLevel={1}
        badge={<LogoMark name="lounge" />}
        title={translate('lounge.widget.title')}
        controls={
          <LinkButton isExternal href="/lucky-lounge">
            {translate('lounge.widget.open')}
          </LinkButton>
        }
      >
        <p>{translate('lounge.widget.unknown')}</p>
      </TicketCard>
    </WidgetFrame>
  )
}
