import type { ContentfulStatusCode } from 'hono/utils/http-status'

export type FieldProblem = { field: string; text: string }

/** A request that is refused; states for a person or a program what is wrong and where. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: ContentfulStatusCode
  readonly problems: readonly FieldProblem[]

  constructor(status: ContentfulStatusCode, sentence: string, problems: readonly FieldProblem[] = []) {
    super(sentence)
    this.status = status
    this.problems = problems
  }
}

/** One invalid value: the sentence is shown at its field, and alone to a program. */
export const wrongValue = (field: string, text: string) => new Refusal(422, text, [{ field, text }])
