'use client'

import { CREDIT_TERMS, formatPoints, type Invitations, type MessageKey } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { PageHeading } from '../../primitives/PageFrame/PageHeading.tsx'
import { PunchMarks } from '../../primitives/PunchMarks/PunchMarks.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { code, page, rules } from './InviteFriendsView.css.ts'
import { InviteLink } from './InviteLink.tsx'

const { cap } = CREDIT_TERMS['invite-accepted']

const RULES: readonly MessageKey[] = [
  'invite.rule.friend',
  'invite.rule.when',
  'invite.rule.cap',
  'invite.rule.self',
]

/** The invitations of the player, which give the link and the points so far. */
export interface InviteFriendsViewProps {
  data: Invitations | undefined
  /** The points that each friend earns. */
  earns: number
  error: LocalizedText | null
  /** The origin of the club: the start of the link. */
  origin: string
  onRetry: Retry
}

/** The player's invite code, how to share it, and the points it has earned. */
export function InviteFriendsView({ data, earns, error, origin, onRetry }: InviteFriendsViewProps) {
  const translate = useMessages()
  return (
    <div className={page}>
      <PageHeading
        title={translate('shell.inviteFriends')}
        lead={translate('invite.lead', { points: earns })}
        leadSize="body"
      />
      <Part of={{ data, error, refresh: onRetry }} skeleton={<Skeleton shape="ticket" />}>
        {known => (
          <>
            <Code {...known} link={`${origin}/register/${encodeURIComponent(known.inviteCode)}`} />
            <Month {...known} />
          </>
        )}
      </Part>
      <section>
        <Stack gap={4}>
          <Heading level={2} size="title">
            {translate('invite.rules')}
          </Heading>
          <ul className={rules}>
            {RULES.map(rule => (
              <li key={rule}>
                <Text as="span">{translate(rule, { cap })}</Text>
              </li>
            ))}
          </ul>
        </Stack>
      </section>
    </div>
  )
}

function Code({ inviteCode, link }: Invitations & { link: string }) {
  const translate = useMessages()
  return (
    <Card>
      <Stack gap={5}>
        <Stack gap={1}>
          <Text size="small" tone="muted">
            {translate('invite.code')}
          </Text>
          <p className={code}>{inviteCode}</p>
        </Stack>
        <InviteLink link={link} />
      </Stack>
    </Card>
  )
}

function Month({ acceptedThisMonth: count, pointsThisMonth }: Invitations) {
  const translate = useMessages()
  return (
    <TicketCard
      title={translate('invite.month')}
      titleLevel={2}
      stub={formatPoints(pointsThisMonth, translate.locale)}
      unit={translate('invite.earned', { points: pointsThisMonth })}
    >
      <Stack gap={3}>
        <PunchMarks done={Math.min(count, cap)} total={cap} />
        <Text>
          {count < cap ? translate('invite.accepted', { count, cap }) : translate('invite.limitReached')}
        </Text>
      </Stack>
    </TicketCard>
  )
}
