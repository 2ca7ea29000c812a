'use client'

import type { Draw, DrawEntry, Page } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Table } from '../../primitives/Table/Table.tsx'
import type { HistorySettings } from './HistoryTableProps.ts'
import { secondChanceColumns } from './secondChanceColumns.tsx'

export interface SecondChanceProps {
  /** The latest entries from tickets; undefined while loading. */
  entries: Page<DrawEntry> | undefined
  draws: readonly Draw[]
  settings: Pick<HistorySettings, 'showDrawDate'>
}

/** Which entries came from tickets, and when their draws take place. */
export function SecondChance({ entries, draws, settings }: SecondChanceProps) {
  const translate = useMessages()
  if (!entries || entries.content.length === 0) return null
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="title">
        {translate('history.secondChance')}
      </Heading>
      <Table
        caption={translate('history.caption', { total: entries.totalElements })}
        rows={entries.content}
        rowKey={({ drawId, entered }) => `${drawId} ${entered}`}
        columns={secondChanceColumns(draws, settings, translate)}
      />
    </Stack>
  )
}
