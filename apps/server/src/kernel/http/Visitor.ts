import { AsyncLocalStorage } from 'node:async_hooks'

/** The caller, as far as the connection shows. */
export interface Visitor {
  requestId: string
  /** The client's IP address: for rate limits, never for a log in full. */
  address: string
  /** The name of the route, for the log: a URL may hold what a person typed. */
  route: string
  /** The error key of the refusal: always one of ours. */
  refused?: string | undefined
}

/** The visitor of the page being rendered, for the API calls that rendering makes in process. */
export const pageVisitor = new AsyncLocalStorage<Visitor>()
