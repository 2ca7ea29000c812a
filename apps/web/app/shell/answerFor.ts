import type { AnswerOf, Api, Endpoint, InputOf } from '@players-club/api-client'

/**
 * Requests on the server what a page's query will need, so that its first render has the data. Without an answer the
 * query requests it itself.
 */
export async function answerFor<E extends Endpoint>(
  api: Api,
  endpoint: E,
  input: InputOf<E>,
): Promise<{ name: string; input: InputOf<E>; data: AnswerOf<E> }[]> {
  try {
    const data = await api.call(endpoint, input)
    return [{ name: endpoint.name, input, data }]
  } catch {
    return []
  }
}
