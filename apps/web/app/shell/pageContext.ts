import type { Api } from '@players-club/api-client'
import type { Locale, Lottery, MessageRow } from '@players-club/domain-models'
import type { GrantedSession } from '@players-club/flow-hooks/accounts'
import { createContext } from 'react-router'
import type { Shell } from './visitor.ts'

/** What the server knows while it renders a page. */
export interface Page {
  /** The public address of the club. */
  publicUrl: string
  /** The lottery that the server was started for. */
  lottery: Lottery
  nonce: string
  /** The server's time. */
  now: () => Date
  csrfToken: string
  /** A form was posted to the page's address, without scripts. */
  isPosted: boolean
  locale: Locale
  /** The visitor's own API, called in process with the request's cookies. */
  api: Api
  /** Requested once per page, however many of its routes need it. */
  session: () => Promise<GrantedSession | null>
  /** The flags and the configuration, requested once per page, too. */
  shell: () => Promise<Shell>
  /** Whether the cookie belongs to an expired session, which the browser may be able to renew. */
  hasExpiredSession: () => Promise<boolean>
  /** Logs an error of the page. */
  report: (error: unknown) => void
  /** The scripts that contain these rows of texts. */
  textFiles: (rows: readonly MessageRow[]) => readonly string[]
}

export const pageContext = createContext<Page>()
