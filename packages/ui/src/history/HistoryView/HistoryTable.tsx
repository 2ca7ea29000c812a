'use client'

import { memo } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Table } from '../../primitives/Table/Table.tsx'
import { drawColumns } from './drawColumns.tsx'
import type { HistoryTableProps } from './HistoryTableProps.ts'
import { pointsColumns } from './pointsColumns.tsx'
import { rewardColumns } from './rewardColumns.tsx'
import { ticketColumns } from './ticketColumns.tsx'

/** One page of a tab, in the columns of that tab. */
export const HistoryTable = memo(function HistoryTable({ rows, settings, ...details }: HistoryTableProps) {
  const translate = useMessages()
  if (!rows.data) return null
  const caption = translate('history.caption', { total: rows.data.totalElements })
  switch (rows.tab) {
    case 'tickets':
      return (
        <Table
          key={rows.tab}
          caption={caption}
          rows={rows.data.content}
          rowKey={({ id }) => id}
          columns={ticketColumns(details, translate)}
        />
      )
    case 'draws':
      return (
        <Table
          key={rows.tab}
          caption={translate('history.caption.draws', { total: rows.data.totalElements })}
          rows={rows.data.content}
          rowKey={({ id }) => String(id)}
          columns={drawColumns(details, settings, translate)}
        />
      )
    default: {
      const columns =
        rows.tab === 'rewards'
          ? rewardColumns(details, settings, translate)
          : pointsColumns(rows.tab, settings, translate)
      return (
        <Table
          key={rows.tab}
          caption={caption}
          rows={rows.data.content}
          rowKey={({ referenceId }) => referenceId}
          columns={columns}
        />
      )
    }
  }
})
