import {
  drawTitle,
  formatShortDate,
  type Draw,
  type DrawEntry,
  type Translate,
} from '@players-club/domain-models'
import type { TableColumn } from '../../primitives/Table/Table.tsx'
import { Happened } from '../Movement/Happened.tsx'
import type { HistorySettings } from './HistoryTableProps.ts'

/** Entries of one ticket, and when their draws take place. */
export function secondChanceColumns(
  draws: readonly Draw[],
  { showDrawDate }: Pick<HistorySettings, 'showDrawDate'>,
  translate: Translate,
): TableColumn<DrawEntry>[] {
  const drawn: TableColumn<DrawEntry> = {
    id: 'drawn',
    title: translate('history.draw.on'),
    cell: ({ drawId }) => {
      const found = draws.find(({ id }) => id === drawId)
      return found ? formatShortDate(new Date(found.draw), translate) : '–'
    },
  }
  return [
    { id: 'date', title: translate('history.date'), cell: ({ entered }) => <Happened at={entered} /> },
    {
      id: 'draw',
      title: translate('history.draw'),
      isRowHeader: true,
      cell: ({ promotionName, drawName }) => drawTitle({ promotionName, name: drawName }),
    },
    ...(showDrawDate ? [drawn] : []),
    {
      id: 'entries',
      title: translate('history.draw.entries'),
      align: 'end',
      isBesideName: true,
      cell: ({ entries }) => translate('history.entries', { count: entries }),
    },
  ]
}
