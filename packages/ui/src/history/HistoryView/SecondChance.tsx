import { formatShortDate, type Draw, type DrawEntry, type Page } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Table } from '../../primitives/Table/index.ts'
import { Happened } from '../Movement/index.ts'

export interface SecondChanceProps {
  /** The latest entries from tickets; undefined until they are there. */
  entries: Page<DrawEntry> | undefined
  draws: readonly Draw[]
}

/** Which entries came from tickets, and when what they are in is drawn. */
export function SecondChance({ entries, draws }: SecondChanceProps) {
  const translate = useMessages()
  if (!entries || entries.content.length === 0) return null
  const drawnOn = ({ drawId }: DrawEntry) => {
    const found = draws.find(({ id }) => id === drawId)
    return found ? formatShortDate(new Date(found.draw), translate.locale) : '–'
  }
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="title">
        {translate('history.secondChance')}
      </Heading>
      <Table
        caption={translate('history.caption', { total: entries.totalElements })}
        rows={entries.content}
        rowKey={({ drawId, entered }) => `${drawId} ${entered}`}
        columns={[
          { id: 'date', title: translate('history.date'), cell: ({ entered }) => <Happened at={entered} /> },
          {
            id: 'draw',
            title: translate('history.draw'),
            isRowHeader: true,
            cell: ({ drawName }) => drawName,
          },
          {
            id: 'drawn',
            title: translate('history.draw.on'),
            cell: drawnOn,
          },
          {
            id: 'entries',
            title: translate('history.draw.entries'),
            align: 'end',
            cell: ({ entries: count }) => translate('history.entries', { count }),
          },
        ]}
      />
    </Stack>
  )
}
