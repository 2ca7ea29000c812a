import type { Mutant } from '../Mutant.ts'
import { sandbox } from '../suites.ts'

export const sandboxServices: readonly Mutant[] = [
  {
    name: 'the payment page of the sandbox shows dollars for any currency',
    file: 'apps/sandbox/src/services/pay/hostedPage.ts',
    from: 'formatTotal(payment.amount / 100, payment)',
    to: "formatTotal(payment.amount / 100, { ...payment, currency: 'USD' })",
    suites: sandbox('src/services/pay/payService.test.ts'),
  },
]
