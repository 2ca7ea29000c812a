/** Sends the product its clock's offset; returns the error where the product did not accept it. */
export type SendOffset = (offsetMs: number) => Promise<string | undefined>

type Deps = { clubUrl: string; secret: string; fetch: typeof fetch }

const PATIENCE_MS = 5_000

export const createSendOffset =
  ({ clubUrl, secret, fetch }: Deps): SendOffset =>
  async offsetMs => {
    try {
      const answer = await fetch(`${clubUrl}/__demo/clock`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
        body: JSON.stringify({ offsetMs }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      await answer.body?.cancel()
      return answer.ok
        ? undefined
        : `The product at ${clubUrl} refused the new time: it answered ${answer.status}.`
    } catch {
      return `The product at ${clubUrl} did not answer. It takes the new time when it starts.`
    }
  }
