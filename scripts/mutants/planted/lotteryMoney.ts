import type { Mutant } from '../Mutant.ts'

const server = (...files: string[]) => [{ package: 'apps/server', files }]

/** The currency and the limits of the configured lottery. */
export const lotteryMoney: readonly Mutant[] = [
  {
    name: 'amounts of another currency are written as dollars',
    file: 'packages/domain-models/src/money/formats.ts',
    from: "style: 'currency', currency })",
    to: "style: 'currency', currency: 'USD' })",
    suites: [{ package: 'packages/domain-models', files: ['src/money/formats.test.ts'] }],
  },
  {
    name: 'a currency keeps the formatter of the one before it',
    file: 'packages/domain-models/src/money/formats.ts',
    from: 'formats.get(currency)',
    to: '[...formats.values()][0]',
    suites: [{ package: 'packages/domain-models', files: ['src/money/formats.test.ts'] }],
  },
  {
    name: 'a currency without a hundred cents is accepted',
    file: 'apps/server/src/kernel/config/lotteryFile.ts',
    from: '.maximumFractionDigits === 2',
    to: '.maximumFractionDigits >= 0',
    suites: server('src/kernel/config/config.test.ts'),
  },
  {
    name: 'any three letters are a currency',
    file: 'apps/server/src/kernel/config/lotteryFile.ts',
    from: "Intl.supportedValuesOf('currency').includes(code)",
    to: '/^[A-Z]{3}$/.test(code)',
    suites: server('src/kernel/config/config.test.ts'),
  },
  {
    name: 'a daily limit below the smallest bundle is accepted',
    file: 'apps/server/src/kernel/config/lotteryFile.ts',
    from: 'TOKEN_BUNDLE_FROM.dollars * 100',
    to: 'TOKEN_BUNDLE_FROM.dollars',
    suites: server('src/kernel/config/config.test.ts'),
  },
  {
    name: 'orders are limited as in the first lottery',
    file: 'apps/server/src/store/placeOrder.ts',
    from: 'takeFromLimit(tx, spending, lottery.limits.dailyPurchase)',
    to: 'takeFromLimit(tx, spending, 10_000)',
    suites: server('test/otherLotteryMoney.test.ts'),
  },
  {
    name: 'the threshold status has the limit of the first lottery',
    file: 'apps/server/src/store/store.service.ts',
    from: 'const limit = lottery.limits.dailyPurchase',
    to: 'const limit = Math.max(lottery.limits.dailyPurchase, 10_000)',
    suites: server('test/otherLotteryMoney.test.ts'),
  },
  {
    name: 'payments of another currency are opened in dollars',
    file: 'apps/server/src/store/orders.service.ts',
    from: 'currency: deps.lottery.currency',
    to: "currency: 'USD'",
    suites: server('test/otherLotteryMoney.test.ts'),
  },
  {
    name: 'payments in dollars are credited, whatever the currency of the lottery',
    file: 'apps/server/src/store/settleOrder.ts',
    from: 'currency: lottery.currency',
    to: "currency: 'USD'",
    suites: server('test/otherLotteryMoney.test.ts'),
  },
  {
    name: 'mails about orders tell dollars, whatever the currency of the lottery',
    file: 'apps/server/src/store/orderMail.ts',
    from: 'formatTotal(told.total / 100, translate)',
    to: "formatTotal(told.total / 100, { locale, currency: 'USD' })",
    suites: server('test/otherLotteryMoney.test.ts'),
  },
  {
    name: 'refusals over the daily limit tell dollars, whatever the currency of the lottery',
    file: 'apps/server/src/store/placeOrder.ts',
    from: '{ locale, currency: lottery.currency }',
    to: "{ locale, currency: 'USD' }",
    suites: server('test/otherLotteryMoney.test.ts'),
  },
  {
    name: 'the payment page of the sandbox shows dollars for any currency',
    file: 'apps/sandbox/src/services/pay/hostedPage.ts',
    from: 'formatTotal(payment.amount / 100, payment)',
    to: "formatTotal(payment.amount / 100, { ...payment, currency: 'USD' })",
    suites: [{ package: 'apps/sandbox', files: ['src/services/pay/payService.test.ts'] }],
  },
  {
    name: 'texts have no currency of a lottery',
    file: 'packages/domain-models/src/messages/createTranslate.ts',
    from: 'city: zoneCity(zone), currency }',
    to: 'city: zoneCity(zone) }',
    suites: [
      {
        package: 'packages/domain-models',
        files: ['src/messages/createTranslate.test.ts', 'src/messages/catalogue.test.ts'],
      },
    ],
  },
  {
    name: 'bundles are on sale that no day allows to buy',
    file: 'apps/server/src/store/store.service.ts',
    from: ', lte(storeBundles.price, limits.dailyPurchase)',
    to: '',
    suites: server('test/otherLotteryMoney.test.ts'),
  },
  {
    name: 'a server starts on the data of another lottery',
    file: 'apps/server/src/main.ts',
    from: '  await requireSameLottery(database, config.lottery)\n',
    to: '',
    suites: server('test/main.test.ts'),
  },
  {
    name: 'the command line works on the data of another lottery',
    file: 'apps/server/src/ops.ts',
    from: '    await requireSameLottery(database, lottery)\n',
    to: '',
    suites: server('test/ops.test.ts'),
  },
  {
    name: 'the zone of data may change between two starts',
    file: 'apps/server/src/kernel/database/requireSameLottery.ts',
    from: 'kept.zone === zone && ',
    to: '',
    suites: server('src/kernel/database/requireSameLottery.test.ts'),
  },
  {
    name: 'a zone in small letters is accepted',
    file: 'apps/server/src/kernel/config/lotteryFile.ts',
    from: '/^[A-Z][\\w+-]*(\\/[A-Z][\\w+-]*)+$/.test(name)',
    to: "name.includes('/')",
    suites: server('src/kernel/config/config.test.ts'),
  },
]
