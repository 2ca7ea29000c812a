import type { Api } from '@players-club/api-client'
import type { Locale, MessageRow } from '@players-club/domain-models'
import type { GrantedSession } from '@players-club/flow-hooks/accounts'
import { createContext } from 'react-router'

/** What the server knows when it renders a page. */
export interface Page {
  /** Where the club is for others. */
  publicUrl: string
  nonce: string
  csrfToken: string
  locale: Locale
  /** The visitor's own API, called in process with the request's cookies. */
  api: Api
  /** Asked once for a page, however many of its routes want to know. */
  session: () => Promise<GrantedSession | null>
  /** The visitor's cookie is of a session that has run out; the browser may hold what it goes on with. */
  isAsleep: () => Promise<boolean>
  /** The scripts in which a browser finds these rows of texts. */
  textFiles: (rows: readonly MessageRow[]) => readonly string[]
}

export const pageContext = createContext<Page>()
