import { LateCodeError, loadLate, type MessageRow } from '@players-club/domain-models'
import { findRoutes } from './findRoutes.ts'
import { textsOf } from './PageHandle.ts'

/** The code of a page is there, there is no connection, or a newer release has replaced it. */
export type PageLoad = 'ready' | 'offline' | 'replaced'

/** Loads the modules of a page, and the texts that they name, before the router does. */
export async function loadPage(
  path: string,
  loadTexts: (rows: readonly MessageRow[]) => Promise<unknown>,
): Promise<PageLoad> {
  try {
    await loadLate(
      async () => {
        const routes = await findRoutes(new URL(path, location.href).pathname)
        const modules = await Promise.all(routes.map(({ module }) => import(/* @vite-ignore */ module)))
        await loadTexts(textsOf(modules.map(({ handle }) => handle)))
      },
      // Not the page that is shown is loaded again, but the one that is asked for.
      { mayReload: false },
    )
    return 'ready'
  } catch (error) {
    const isOffline = error instanceof LateCodeError && error.messageKey === 'error.offline'
    return isOffline ? 'offline' : 'replaced'
  }
}
