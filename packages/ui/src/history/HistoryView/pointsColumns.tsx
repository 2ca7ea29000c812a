import {
  movementOf,
  type LoyaltyTransaction,
  type PointsTab,
  type Translate,
} from '@players-club/domain-models'
import type { TableColumn } from '../../primitives/Table/Table.tsx'
import { Happened } from '../Movement/Happened.tsx'
import { Movement } from '../Movement/Movement.tsx'
import { SignedAmount } from '../Movement/SignedAmount.tsx'
import type { HistorySettings } from './HistoryTableProps.ts'

/** Points credited under one of the tabs; a step of a collect-them-all links to its collection. */
export function pointsColumns(
  tab: PointsTab,
  { bonusPoints, transactionId }: HistorySettings,
  translate: Translate,
): TableColumn<LoyaltyTransaction>[] {
  const isGame = tab !== 'activities'
  return [
    { id: 'date', title: translate('history.date'), cell: ({ date }) => <Happened at={date} /> },
    {
      id: 'description',
      title: translate(isGame ? 'history.game' : 'history.activity'),
      isRowHeader: true,
      cell: row => (
        <Movement
          movement={row}
          unit="points"
          isGame={isGame}
          showsBonus={bonusPoints}
          showsTransactionId={transactionId}
          href={collectionOf(row)}
        />
      ),
    },
    {
      id: 'points',
      title: translate('history.points'),
      align: 'end',
      isBesideName: true,
      cell: row => <SignedAmount amount={movementOf(row).amount} unit="points" />,
    },
  ]
}

function collectionOf({ baseExtraData: { collectionKey } }: LoyaltyTransaction): string | undefined {
  return collectionKey === null ? undefined : `/collect-them-all/${encodeURIComponent(collectionKey)}`
}
