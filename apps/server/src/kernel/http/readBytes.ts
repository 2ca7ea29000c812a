import { ProblemError } from './problem.ts'

export const bodyTooLarge = (maxBytes: number) => new ProblemError(413, { params: { maxBytes } })

/** The client has closed the connection, or cancelled what it was sending: nothing of ours has failed. */
const endedEarly = () =>
  new ProblemError(400, { errorKey: 'error.badRequest', title: 'The body ended early.' })

/** The bytes of a body, if there are not more than `maxBytes`. */
export const readBytes = async (
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer>> => {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of body ?? []) {
      length += chunk.byteLength
      // Leaving the loop cancels the stream: the rest is never read.
      if (length > maxBytes) throw bodyTooLarge(maxBytes)
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof ProblemError ? error : endedEarly()
  }
  return Buffer.concat(chunks)
}
