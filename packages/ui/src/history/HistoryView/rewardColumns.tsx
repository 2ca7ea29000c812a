'use client'

import {
  movementOf,
  redemptionOf,
  type LoyaltyTransaction,
  type Translate,
} from '@players-club/domain-models'
import { Button } from '../../primitives/Button/Button.tsx'
import type { TableColumn } from '../../primitives/Table/Table.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { Happened } from '../Movement/Happened.tsx'
import { Movement } from '../Movement/Movement.tsx'
import { SignedAmount } from '../Movement/SignedAmount.tsx'
import type { HistoryDetails, HistorySettings } from './HistoryTableProps.ts'

/** Redemptions; the codes of a coupon can be opened again. */
export function rewardColumns(
  { onCodes }: Pick<HistoryDetails, 'onCodes'>,
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
          <Button emphasis="outline" size="small" onPress={() => onCodes(row)}>
            {translate('history.codes')}
            <VisuallyHidden> {row.description}</VisuallyHidden>
          </Button>
        ) : (
          '–'
        ),
    },
  ]
}
