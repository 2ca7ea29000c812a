import {
  movementOf,
  type LedgerTransaction,
  type Settings,
  type Translate,
} from '@players-club/domain-models'
import type { TableColumn } from '../../primitives/Table/Table.tsx'
import { Happened } from '../Movement/Happened.tsx'
import { Movement } from '../Movement/Movement.tsx'
import { SignedAmount } from '../Movement/SignedAmount.tsx'

/** Date, description and tokens; further facts of a movement are part of its description. */
export function tokenColumns(
  { bonusPoints, transactionId }: Pick<Settings, 'bonusPoints' | 'transactionId'>,
  translate: Translate,
): TableColumn<LedgerTransaction>[] {
  return [
    { id: 'date', title: translate('history.date'), cell: ({ date }) => <Happened at={date} /> },
    {
      id: 'description',
      title: translate('history.description'),
      isRowHeader: true,
      cell: row => (
        <Movement movement={row} unit="tokens" showsBonus={bonusPoints} showsTransactionId={transactionId} />
      ),
    },
    {
      id: 'tokens',
      title: translate('history.tokens'),
      align: 'end',
      isBesideName: true,
      cell: row => <SignedAmount amount={movementOf(row).amount} unit="tokens" />,
    },
  ]
}
