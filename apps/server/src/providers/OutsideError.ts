import { ReportedError } from '../kernel/logging/index.ts'

/** An outside party gave no answer that can be relied on. */
export class OutsideError extends ReportedError {
  override readonly name = 'OutsideError'
  /** It answers nothing to anybody just now; another question would meet the same. */
  readonly isOutage: boolean

  constructor(message: string, { isOutage, ...fields }: OutsideFailure, options?: ErrorOptions) {
    super(message, { ...fields }, options)
    this.isOutage = isOutage
  }
}

export interface OutsideFailure {
  provider: string
  /** The id that the question was about. */
  about?: string | undefined
  status?: number
  /** What the attempt to ask met, such as TimeoutError. */
  reason?: string
  isOutage: boolean
}
