import { ReportedError } from '../logging/ReportedError.ts'

/** An outside party gave no valid answer. */
export class OutsideError extends ReportedError {
  override readonly name = 'OutsideError'
  /** The party is down or refuses us; another request would fail as well. */
  readonly isOutage: boolean

  constructor(message: string, { isOutage, ...fields }: OutsideFailure, options?: ErrorOptions) {
    super(message, { ...fields }, options)
    this.isOutage = isOutage
  }
}

export interface OutsideFailure {
  provider: string
  /** The id that the request was about. */
  about?: string | undefined
  status?: number
  /** What the request failed with, such as TimeoutError. */
  reason?: string
  isOutage: boolean
}
