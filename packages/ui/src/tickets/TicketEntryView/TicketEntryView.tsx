'use client'

import {
  POINTS_DELAY_HOURS,
  POINTS_PER_DOLLAR,
  TICKET_KINDS,
  type Settings,
  type TicketKind,
} from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Tabs } from '../../primitives/Tabs/Tabs.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { kindTitle } from '../kindTitle.ts'
import { TicketForm, type TicketFormProps } from './TicketForm.tsx'

/** The ticket form: the kinds of tickets, what is typed, and what happens on each action. */
export interface TicketEntryViewProps extends Omit<TicketFormProps, 'hasCard'> {
  kinds: readonly TicketKind[]
  onChoose: (kind: TicketKind) => void
  settings: Pick<Settings, 'ticketCardView' | 'ticketCardDisclaimer'>
  /** Dialogs of this page. */
  children?: ReactNode
}

/** The page to enter lottery tickets, one after another. */
export function TicketEntryView({ kinds, onChoose, settings, children, ...form }: TicketEntryViewProps) {
  const translate = useMessages()
  return (
    <PageFrame>
      <Stack gap={2}>
        <Heading level={1}>{translate('shell.enterTicket')}</Heading>
        <Text size="lead">{translate('tickets.lead')}</Text>
        <Text tone="muted">
          {translate('tickets.earn', { points: POINTS_PER_DOLLAR })}{' '}
          {translate('tickets.pointsDelay', { hours: POINTS_DELAY_HOURS })}
        </Text>
      </Stack>
      <Tabs
        label={translate('tickets.kinds')}
        selected={form.kind}
        isDisabled={form.isBusy}
        onSelect={id => {
          const kind = TICKET_KINDS.find(each => each === id)
          if (kind) onChoose(kind)
        }}
        tabs={kinds.map(kind => ({
          id: kind,
          title: translate(kindTitle(kind, kinds)),
          content: <TicketForm {...form} hasCard={settings.ticketCardView} />,
        }))}
      />
      {settings.ticketCardDisclaimer && (
        <Text size="small" tone="muted">
          {translate('tickets.disclaimer')}{' '}
          <Link href="/settings/preferences">{translate('tickets.disclaimer.link')}</Link>.
        </Text>
      )}
      {children}
    </PageFrame>
  )
}
