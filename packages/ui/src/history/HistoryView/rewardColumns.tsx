'use client'

import {
  movementOf,
  redemptionOf,
  type LoyaltyTransaction,
  type Translate,
} from '@players-club/domain-models'
import type { TableColumn } from '../../primitives/Table/Table.tsx'
import { Happened } from '../Movement/Happened.tsx'
import { Movement } from '../Movement/Movement.tsx'
import { SignedAmount } from '../Movement/SignedAmount.tsx'
import { DetailsButton } from './DetailsButton.tsx'
import type { HistoryDetails, HistorySettings } from './HistoryTableProps.ts'

/** Redemptions; the codes of a coupon can be opened again. */
export function rewardColumns(
  { onCodes, onApproach }: Pick<HistoryDetails, 'onCodes' | 'onApproach'>,
  { rewardTypeColumn, transactionId }: HistorySettings,
  translate: Translate,
): TableColumn<LoyaltyTransaction>[] {
  const type: TableColumn<LoyaltyTransaction> = {
    id: 'type',
    title: translate('history.reward.type'),
    cell: row => translate(`history.reward.type.${redemptionOf(row).type}`),
  }
  return [
    { id: 'date', title: translate('history.date'), cell: ({ date }) => <Happened at={date} /> },
    {
      id: 'reward',
      title: translate('history.reward'),
      isRowHeader: true,
      cell: row => <Movement movement={row} unit="points" showsTransactionId={transactionId} />,
    },
    ...(rewardTypeColumn ? [type] : []),
    {
      id: 'points',
      title: translate('history.points'),
      align: 'end',
      isBesideName: true,
      cell: row => <SignedAmount amount={movementOf(row).amount} unit="points" />,
    },
    {
      id: 'codes',
      title: translate('history.codes.title'),
      isAction: true,
      align: 'end',
      cell: row =>
        redemptionOf(row).type === 'COUPON' ? (
          <DetailsButton
            label={translate('history.codes')}
            row={row.description}
            onPress={() => onCodes(row)}
            onApproach={onApproach}
          />
        ) : (
          '–'
        ),
    },
  ]
}
