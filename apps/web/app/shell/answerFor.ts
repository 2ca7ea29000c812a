import { ApiError, type AnswerOf, type Api, type Endpoint, type InputOf } from '@players-club/api-client'

type Answer<E extends Endpoint> = { name: string; input: InputOf<E>; data: AnswerOf<E> }

/**
 * Requests on the server what a page's query will need, so that its first render has the data. Without an answer the
 * query requests it itself.
 */
export const answerFor = async <E extends Endpoint>(api: Api, endpoint: E, input: InputOf<E>) =>
  (await subjectFor(api, endpoint, input)).answers

/**
 * The same for what a page is about, with the status of the page: 404 where the server knows no such thing, 503 where it
 * could not be asked.
 */
export async function subjectFor<E extends Endpoint>(
  api: Api,
  endpoint: E,
  input: InputOf<E>,
): Promise<{ answers: Answer<E>[]; status: 200 | 404 | 503 }> {
  try {
    const data = await api.call(endpoint, input)
    return { answers: [{ name: endpoint.name, input, data }], status: 200 }
  } catch (error) {
    const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 410)
    return { answers: [], status: isMissing ? 404 : 503 }
  }
}
