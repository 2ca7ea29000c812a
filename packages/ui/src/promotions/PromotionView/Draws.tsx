'use client'

import {
  DRAWS_PAGE_SIZE,
  formatLongDate,
  formatPoints,
  formatShortDate,
  lastDay,
  type Draw,
  type Page,
} from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import type { PagePart } from '../../primitives/QueryState/Part.tsx'
import { Paginated } from '../../primitives/Pagination/Paginated.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Table } from '../../primitives/Table/Table.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Part } from './Part.tsx'
import { stageBadge } from './stageBadge.tsx'

export interface DrawsProps {
  draws: PagePart<Page<Draw>>
  page: number
  onPage: (page: number) => void
}

/** The draws of a promotion, in their order. */
export function Draws({ draws, page, onPage }: DrawsProps) {
  const translate = useMessages()
  return (
    <Stack as="section" gap={4}>
      <Heading level={2}>{translate('promotions.draws')}</Heading>
      <Paginated
        label={translate('promotions.draws.pages')}
        total={draws.data?.totalElements}
        page={page}
        size={DRAWS_PAGE_SIZE}
        onPage={onPage}
      >
        <Part of={draws} count={4}>
          {({ content, totalElements }) =>
            totalElements === 0 ? (
              <Text tone="muted">{translate('promotions.draws.none')}</Text>
            ) : (
              <DrawsTable draws={content} />
            )
          }
        </Part>
      </Paginated>
    </Stack>
  )
}

function DrawsTable({ draws }: { draws: readonly Draw[] }) {
  const translate = useMessages()
  const { locale } = translate
  return (
    <Table
      caption={translate('promotions.draws.caption')}
      rows={draws}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          id: 'draw',
          title: translate('promotions.draws.draw'),
          cell: ({ name }) => name,
          isRowHeader: true,
        },
        {
          id: 'enter',
          title: translate('promotions.draws.enter'),
          cell: draw =>
            translate('promotions.draws.span', {
              from: formatShortDate(new Date(draw.start), translate),
              to: formatShortDate(lastDay(draw.end, translate.zone), translate),
            }),
        },
        {
          id: 'on',
          title: translate('promotions.draws.on'),
          cell: ({ draw }) => formatLongDate(new Date(draw), translate),
        },
        {
          id: 'stage',
          title: translate('promotions.draws.stage'),
          cell: ({ stage }) => stageBadge(stage, translate),
        },
        {
          id: 'entries',
          title: translate('promotions.draws.entries'),
          cell: ({ entries }) => formatPoints(entries, locale),
          align: 'end',
        },
      ]}
    />
  )
}
