import type { Mutant } from '../Mutant.ts'
import { hooks, web } from '../suites.ts'

export const flowsStore: readonly Mutant[] = [
  {
    name: 'a cart that another tab has paid for is paid for again',
    file: 'packages/flow-hooks/src/store/pay/usePaymentMachine.ts',
    from: "slice.onEmptiedElsewhere(() => send({ type: 'cart-emptied' }))",
    to: "slice.onEmptiedElsewhere(() => send({ type: 'location-seen' }))",
    suites: hooks('src/store/pay/usePay.test.tsx'),
  },
  {
    name: 'an open order that was paid meanwhile is said to be cancelled',
    file: 'packages/flow-hooks/src/store/pay/pay.machine.ts',
    from: '      if (isShownThere(order)) {\n        const [leaving, effects]',
    to: '      if (order === null) {\n        const [leaving, effects]',
    suites: hooks('src/store/pay/pay.machine.test.ts'),
  },
  {
    name: 'a checkout over the limit leads to the billing',
    file: 'packages/flow-hooks/src/store/checkout/checkout.machine.ts',
    from: 'return status.isLimitReached ? [idle, [keep]] :',
    to: 'return',
    suites: hooks('src/store/checkout/checkout.machine.test.ts'),
  },
  {
    name: 'a cart that changes keeps the limit that was read before',
    file: 'packages/flow-hooks/src/store/checkout/checkout.machine.ts',
    from: "return event.isEmpty ? [idle, []] : [state, [{ type: 'readThreshold' }]]",
    to: 'return event.isEmpty ? [idle, []] : [state, []]',
    suites: hooks('src/store/checkout/checkout.machine.test.ts'),
  },
  {
    name: 'an unverified player buys tokens',
    file: 'packages/flow-hooks/src/store/checkout/checkout.machine.ts',
    from: "if (event.isVerified) return [{ at: 'checkingLimit' }",
    to: "if (event.isVerified || state.isAfterVerifying) return [{ at: 'checkingLimit' }",
    suites: hooks('src/store/checkout/checkout.machine.test.ts'),
  },
  {
    name: 'the billing address is lost with the session',
    file: 'packages/flow-hooks/src/store/billing/billing.machine.ts',
    from: 'isSame(state.values, state.saved) ? null : { ...state.values },',
    to: 'isSame(state.values, state.saved) ? null : null,',
    suites: web('test/shell/drafts.test.tsx'),
  },
  {
    name: 'a checkout can be pressed again before the billing is shown',
    file: 'packages/flow-hooks/src/store/checkout/checkout.machine.ts',
    from: "[{ at: 'leaving' }, [keep, { type: 'goToBilling' }]]",
    to: "[idle, [keep, { type: 'goToBilling' }]]",
    suites: web('test/store/store.test.tsx'),
  },
  {
    name: 'the form of the billing is shown again before the receipt is',
    file: 'packages/flow-hooks/src/store/pay/pay.machine.ts',
    from: "      return event.type === 'navigation-failed'\n        ? checkAgainLater(state.transactionId, state.checks)\n        : [state, []]\n",
    to: '      return [idle, []]\n',
    suites: web('test/store/billing.test.tsx'),
  },
  {
    name: 'an unanswered cancellation of a payment lets the player pay again',
    file: 'packages/flow-hooks/src/store/pay/pay.machine.ts',
    from: "  return [{ at: 'unsettled', transactionId, saidPaid }, []]",
    to: '  return [idle, []]',
    suites: hooks('src/store/pay/pay.machine.test.ts', 'src/store/pay/usePay.test.tsx'),
  },
  {
    name: 'the error of paying stands beside the next success',
    file: 'packages/flow-hooks/src/store/pay/performPay.ts',
    from: '      deps.failure.withdraw()\n',
    to: '',
    suites: web('test/shell/staleErrors.test.tsx'),
  },
]
