import type { AnswerOf, Api, Endpoint, InputOf } from '@players-club/api-client'
import type { QueryAnswer } from '@players-club/flow-hooks/club'

/** Asks what a page's query will ask, so that its first render has the answer. Without one the query asks for itself. */
export async function answerFor<E extends Endpoint>(
  api: Api,
  endpoint: E,
  input: InputOf<E>,
): Promise<QueryAnswer[]> {
  try {
    const data: AnswerOf<E> = await api.call(endpoint, input)
    return [{ name: endpoint.name, input, data }]
  } catch {
    return []
  }
}
