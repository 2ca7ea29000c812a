import { Refusal } from '../kernel/http/problem.ts'

/** Payments of the day have failed and can still be made: they have to be cancelled before another order is placed. */
export class FailedPaymentsRefusal extends Refusal {
  readonly orderIds: readonly string[]

  constructor(orderIds: readonly string[]) {
    super('store.unavailable')
    this.orderIds = orderIds
  }
}
