import type { MessageRow } from '@players-club/domain-models'

/** What a route tells about its page before it is shown: `export const handle: PageHandle = { texts: ['rewards'] }`. */
export interface PageHandle {
  /** The rows of texts that the page shows beside the shell's. */
  texts: readonly MessageRow[]
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'texts' in handle

/** The rows that the routes of a page name in their handles. */
export const textsOf = (handles: readonly unknown[]): MessageRow[] =>
  handles.filter(isPageHandle).flatMap(({ texts }) => texts)
