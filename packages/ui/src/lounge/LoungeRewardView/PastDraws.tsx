'use client'

import {
  formatCurrency,
  formatLongDate,
  formatPoints,
  formatShortDate,
  PAST_DRAWS_PAGE_SIZE,
  type WonPrize,
} from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Paginated } from '../../primitives/Pagination/Paginated.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Table } from '../../primitives/Table/Table.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { value, winners as winnersClass } from './LoungeRewardView.css.ts'
import type { LoungeRewardViewProps } from './LoungeRewardViewProps.ts'

type PastDrawsProps = Pick<
  LoungeRewardViewProps,
  'past' | 'pastError' | 'onPastReload' | 'pastPage' | 'onPastPage' | 'winners'
>

const CENTS = 100

/** Past draws, and the winners of the last one. */
export function PastDraws({ past, pastPage, winners, ...props }: PastDrawsProps) {
  const translate = useMessages()
  const { locale } = translate
  const latest = pastPage === 0 ? past?.content[0] : undefined
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size="title">
        {translate('lounge.reward.past')}
      </Heading>
      <Paginated
        label={translate('lounge.reward.past.pages')}
        total={past?.totalElements}
        page={pastPage}
        size={PAST_DRAWS_PAGE_SIZE}
        onPage={props.onPastPage}
      >
        <Part
          of={{ data: past?.content, error: props.pastError, refresh: props.onPastReload }}
          count={4}
          empty={<Text tone="muted">{translate('lounge.reward.past.none')}</Text>}
        >
          {rows => (
            <Table
              caption={translate('lounge.reward.past.caption')}
              rows={rows}
              rowKey={({ id }) => String(id)}
              columns={[
                {
                  id: 'date',
                  title: translate('lounge.reward.past.date'),
                  cell: ({ draw }) => formatShortDate(new Date(draw), translate),
                  isRowHeader: true,
                },
                {
                  id: 'prize',
                  title: translate('lounge.reward.past.prize'),
                  cell: ({ totalPrizeAmount }) => formatCurrency(totalPrizeAmount / CENTS, translate),
                  align: 'end',
                },
                {
                  id: 'entries',
                  title: translate('lounge.reward.past.entries'),
                  cell: ({ entries }) => formatPoints(entries, locale),
                  align: 'end',
                },
              ]}
            />
          )}
        </Part>
      </Paginated>
      {latest && (
        <Stack gap={3}>
          <Heading level={3} size="body">
            {translate('lounge.reward.winners', { date: formatLongDate(new Date(latest.draw), translate) })}
          </Heading>
          <Part of={winners} count={2}>
            {({ content }) => <Winners prizes={content} />}
          </Part>
        </Stack>
      )}
    </Stack>
  )
}

function Winners({ prizes }: { prizes: readonly WonPrize[] }) {
  const translate = useMessages()
  return (
    <ul role="list" className={winnersClass}>
      {prizes.map(({ id, name, winners }) => (
        <li key={id}>
          <span className={value}>{name}</span>:{' '}
          {winners.length > 0
            ? winners.map(winner => winner.name ?? translate('lounge.reward.anonymous')).join(', ')
            : translate('lounge.reward.notWon')}
        </li>
      ))}
    </ul>
  )
}
