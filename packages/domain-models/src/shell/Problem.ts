import { number, optional, record, string, type, union, type Infer } from 'superstruct'

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
