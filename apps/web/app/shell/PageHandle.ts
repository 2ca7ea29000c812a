import type { MessageRow } from '@players-club/domain-models'
import type { ThemeName } from '@players-club/ui/themes'

/** The page's metadata, known before it is shown: `export const handle: PageHandle = { texts: ['rewards'] }`. */
export interface PageHandle {
  /** The rows of texts that the page shows in addition to the shell's. */
  texts: readonly MessageRow[]
  /** The theme of the whole page, if it is not the club's. */
  theme?: ThemeName
  /** Loads code that the page is not shown without and that its modules do not import. */
  loadLateCode?: () => Promise<unknown>
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'texts' in handle

/** The rows that the handles of a page's routes name. */
export const textsOf = (handles: readonly unknown[]): MessageRow[] =>
  handles.filter(isPageHandle).flatMap(({ texts }) => texts)

/** The page's theme: that of the innermost route that names one. */
export const themeOf = (handles: readonly unknown[]): ThemeName =>
  handles.filter(isPageHandle).findLast(({ theme }) => theme)?.theme ?? 'players-club'
