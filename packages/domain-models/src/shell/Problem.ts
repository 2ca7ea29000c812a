import { number, optional, record, string, type, union, type Infer } from 'superstruct'
import type { MessageKey } from '../messages/Catalogue.ts'

/** How the service says no: `application/problem+json`. */
export const problem = type({
  status: number(),
  title: string(),
  detail: optional(string()),
  errorKey: optional(string()),
  params: optional(record(string(), union([string(), number()]))),
  additionalInformation: optional(
    type({ message: optional(string()), remainingAttempts: optional(number()) }),
  ),
})
/** How the service says no: `application/problem+json`. */
export type Problem = Infer<typeof problem>

/** The texts of the statuses that mean the same at every call. */
export const STATUS_TEXTS: Readonly<Record<number, MessageKey>> = {
  401: 'error.http.401',
  403: 'error.http.403',
  500: 'error.http.500',
  503: 'error.http.503',
}
