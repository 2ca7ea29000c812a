/** A payment that stays open could still be paid: the job that cancels it is retried. */
export class PaymentLeftOpenError extends Error {
  constructor() {
    super('The payment provider leaves a payment open that it was asked to close.')
  }
}
