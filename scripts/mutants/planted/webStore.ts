import type { Mutant } from '../Mutant.ts'
import { web } from '../suites.ts'

export const webStore: readonly Mutant[] = [
  {
    name: 'removing one bundle empties the cart',
    file: 'apps/web/app/store/store.route.tsx',
    from: 'onFewer={cart.decrement}',
    to: 'onFewer={cart.removeAll}',
    suites: web('test/store/store.test.tsx'),
  },
  {
    name: 'the store does not say that the limit of the day is reached',
    file: 'apps/web/app/store/store.route.tsx',
    from: 'overLimit={checkout.overLimit}',
    to: 'overLimit={null}',
    suites: web('test/store/store.test.tsx'),
  },
  {
    name: 'the closed store is open',
    file: 'apps/web/app/store/store.route.tsx',
    from: 'isOpen={cart.isOpen}',
    to: 'isOpen',
    suites: web('test/store/store.test.tsx'),
  },
  {
    name: 'the billing pays again instead of requesting the result of a payment',
    file: 'apps/web/app/store/storeBilling.route.tsx',
    from: 'onCheckAgain={pay.checkAgain}',
    to: 'onCheckAgain={pay.pay}',
    suites: web('test/store/billing.test.tsx'),
  },
  {
    name: 'the payment page does not return to the club',
    file: 'apps/web/app/store/PaymentDialogs.tsx',
    from: "paymentUrl={state.at === 'paying' ? state.payment.paymentUrl : 'about:blank'}",
    to: 'paymentUrl="about:blank"',
    suites: web('test/store/billing.test.tsx'),
  },
  {
    name: 'continuing an open payment cancels it',
    file: 'apps/web/app/store/PaymentDialogs.tsx',
    from: 'onContinue={payment.continueOrder}',
    to: 'onContinue={payment.cancelOrder}',
    suites: web('test/store/store.test.tsx'),
  },
  {
    name: 'a paid order is not requested again',
    file: 'apps/web/app/store/paymentSuccess.route.tsx',
    from: 'onCheck={check}',
    to: 'onCheck={() => {}}',
    suites: web('test/store/payment.test.tsx'),
  },
  {
    name: 'the store cancels a payment that should be checked again',
    file: 'apps/web/app/store/store.route.tsx',
    from: 'onCheckAgain={payment.checkAgain}',
    to: 'onCheckAgain={payment.cancelOrder}',
    suites: web('test/store/store.test.tsx'),
  },
  {
    name: 'the payment names another reason than the location check gave',
    file: 'apps/web/app/store/BillingDialogs.tsx',
    from: "state.locationRefusal : 'unavailable'",
    to: "'unavailable' as const : 'unavailable'",
    suites: web('test/store/billing.test.tsx'),
  },
]
