import type { Mutant } from '../Mutant.ts'
import { ui } from '../suites.ts'

export const uiHistory: readonly Mutant[] = [
  {
    name: 'the lounge history shows points as tokens',
    file: 'packages/ui/src/history/TokenHistoryView/tokenColumns.tsx',
    from: '<SignedAmount amount={movementOf(row).amount} unit="tokens" />',
    to: '<SignedAmount amount={movementOf(row).amount} unit="points" />',
    suites: ui('src/history/TokenHistoryView/TokenHistoryView.test.tsx'),
  },
  {
    name: 'the history has the wrong heading',
    file: 'packages/ui/src/history/HistoryView/HistoryView.tsx',
    from: "title={translate('shell.clubHistory')}",
    to: "title={translate('shell.loungeHistory')}",
    suites: ui('src/history/HistoryView/HistoryView.test.tsx'),
  },
  {
    name: 'a debit has the sign of a credit',
    file: 'packages/ui/src/history/Movement/SignedAmount.tsx',
    from: "sign: amount === 0 ? '' : amount < 0 ? '−' : '+'",
    to: "sign: amount === 0 ? '' : '+'",
    suites: ui('src/history/Movement/Movement.test.tsx'),
  },
  {
    name: 'the lounge history shows transaction ids although they are off',
    file: 'packages/ui/src/history/TokenHistoryView/tokenColumns.tsx',
    from: 'showsTransactionId={transactionId}',
    to: 'showsTransactionId={transactionId || true}',
    suites: ui('src/history/TokenHistoryView/TokenHistoryView.test.tsx'),
  },
  {
    name: 'the history of points shows transaction ids although they are off',
    file: 'packages/ui/src/history/HistoryView/pointsColumns.tsx',
    from: 'showsTransactionId={transactionId}',
    to: 'showsTransactionId={transactionId || true}',
    suites: ui('src/history/HistoryView/HistoryView.test.tsx'),
  },
  {
    name: 'the history of rewards shows transaction ids although they are off',
    file: 'packages/ui/src/history/HistoryView/rewardColumns.tsx',
    from: 'showsTransactionId={transactionId}',
    to: 'showsTransactionId={transactionId || true}',
    suites: ui('src/history/HistoryView/HistoryView.test.tsx'),
  },
  {
    name: 'a movement shows its transaction id although it is off',
    file: 'packages/ui/src/history/Movement/Movement.tsx',
    from: '...(transactionId !== null && showsTransactionId',
    to: '...(transactionId !== null',
    suites: ui('src/history/Movement/Movement.test.tsx'),
  },
  {
    name: 'a movement hides its bonus although it is on',
    file: 'packages/ui/src/history/Movement/Movement.tsx',
    from: '...(bonus && showsBonus',
    to: '...(bonus && !showsBonus',
    suites: ui('src/history/Movement/Movement.test.tsx'),
  },
  {
    name: 'an empty history hides that it lists some months only',
    file: 'packages/ui/src/history/HistoryView/HistoryView.tsx',
    from: 'from={place.range.from}',
    to: 'from={today}',
    suites: ui('src/history/HistoryView/HistoryView.test.tsx'),
  },
]
