import type { Mutant } from '../Mutant.ts'
import { ui } from '../suites.ts'

export const uiStore: readonly Mutant[] = [
  {
    name: 'cents of the cart are shown as dollars',
    file: 'packages/ui/src/store/CartPanel/CartPanel.tsx',
    from: 'formatTotal(cents / 100, translate)',
    to: 'formatTotal(cents, translate)',
    suites: ui('src/store/CartPanel/CartPanel.test.tsx'),
  },
  {
    name: 'the total of the cart is not announced when it changes',
    file: 'packages/ui/src/store/CartPanel/CartPanel.tsx',
    from: '<div role="status">',
    to: '<div>',
    suites: ui('src/store/CartPanel/CartPanel.test.tsx'),
  },
  {
    name: 'a pending payment shows the form again',
    file: 'packages/ui/src/store/BillingView/BillingView.tsx',
    from: '{payment === null && <Billing',
    to: "{payment !== 'checking' && <Billing",
    suites: ui('src/store/BillingView/BillingView.test.tsx'),
  },
  {
    name: 'the closed store does not say that it is closed',
    file: 'packages/ui/src/store/StoreView/StoreView.tsx',
    from: 'return isOpen ? cards : <Closed>{cards}</Closed>',
    to: 'return isOpen || !error ? cards : <Closed>{cards}</Closed>',
    suites: ui('src/store/StoreView/StoreView.test.tsx'),
  },
  {
    name: 'Escape cancels a payment in which card data may have been typed',
    file: 'packages/ui/src/store/PaymentDialog/PaymentDialog.tsx',
    from: '      isBusy\n',
    to: '',
    suites: ui('src/store/PaymentDialog/PaymentDialog.test.tsx'),
  },
  {
    name: 'a cart that becomes empty is not announced',
    file: 'packages/ui/src/store/CartPanel/CartPanel.tsx',
    from: '        <div role="status">\n          {items.length > 0 ?',
    to: '        <div>\n          {items.length > 0 ?',
    suites: ui('src/store/CartPanel/CartPanel.test.tsx'),
  },
]
