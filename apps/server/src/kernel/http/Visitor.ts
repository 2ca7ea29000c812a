import { AsyncLocalStorage } from 'node:async_hooks'

/** Who is calling, as far as the connection tells. */
export interface Visitor {
  requestId: string
  /** The client's IP address: for counting tries, never for a log in full. */
  address: string
  /** The name of what answers, for the log: the address itself may hold what a person typed. */
  route: string
  /** The key of the refusal that was the answer: one of ours, whatever was asked. */
  refused?: string | undefined
}

/** The visitor of the page being rendered, for the calls that the rendering makes to the API in process. */
export const pageVisitor = new AsyncLocalStorage<Visitor>()
