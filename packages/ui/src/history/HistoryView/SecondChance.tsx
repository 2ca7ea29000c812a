'use client'

import type { Draw, DrawEntry, Page } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Part, type PagePart } from '../../primitives/QueryState/Part.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Table } from '../../primitives/Table/Table.tsx'
import type { HistorySettings } from './HistoryTableProps.ts'
import { secondChanceColumns } from './secondChanceColumns.tsx'

/** The latest entries from tickets, and their draws. */
export interface SecondChanceProps extends PagePart<Page<DrawEntry>> {
  draws: readonly Draw[]
  settings: Pick<HistorySettings, 'showDrawDate'>
}

/** Which entries came from tickets, and when their draws take place. */
export function SecondChance({ draws, settings, ...entries }: SecondChanceProps) {
  const translate = useMessages()
  if (entries.data?.content.length === 0) return null
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="title">
        {translate('history.secondChance')}
      </Heading>
      <Part of={entries} count={3}>
        {({ content, totalElements: total }) => (
          <Table
            caption={
              content.length < total
                ? translate('history.caption.latest', { shown: content.length, total })
                : translate('history.caption', { total })
            }
            rows={content}
            rowKey={({ drawId, entered }) => `${drawId} ${entered}`}
            columns={secondChanceColumns(draws, settings, translate)}
          />
        )}
      </Part>
    </Stack>
  )
}
