import type { MessageRow } from '@players-club/domain-models'
import type { ThemeName } from '@players-club/ui/themes'

/** What a route tells about its page before it is shown: `export const handle: PageHandle = { texts: ['rewards'] }`. */
export interface PageHandle {
  /** The rows of texts that the page shows beside the shell's. */
  texts: readonly MessageRow[]
  /** What the whole page wears, where it is not the club's own. */
  theme?: ThemeName
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'texts' in handle

/** The rows that the routes of a page name in their handles. */
export const textsOf = (handles: readonly unknown[]): MessageRow[] =>
  handles.filter(isPageHandle).flatMap(({ texts }) => texts)

/** What the page wears: what the innermost of its routes that says so names. */
export const themeOf = (handles: readonly unknown[]): ThemeName =>
  handles.filter(isPageHandle).findLast(({ theme }) => theme)?.theme ?? 'players-club'
