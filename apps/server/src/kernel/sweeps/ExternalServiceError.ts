import { ReportedError } from '../logging/ReportedError.ts'

/** An external service gave no valid answer. */
export class ExternalServiceError extends ReportedError {
  override readonly name = 'ExternalServiceError'
  /** The service is down or refuses us; another request would fail as well. */
  readonly isOutage: boolean
  /** The service does not know what it was asked about. */
  readonly isNotFound: boolean

  constructor(message: string, { isOutage, ...fields }: ServiceFailure, options?: ErrorOptions) {
    super(message, { ...fields }, options)
    this.isOutage = isOutage
    this.isNotFound = fields.status === 404 || fields.status === 410
  }
}

export interface ServiceFailure {
  provider: string
  /** The id that the request was about. */
  about?: string | undefined
  status?: number
  /** What the request failed with, such as TimeoutError. */
  reason?: string
  isOutage: boolean
}
