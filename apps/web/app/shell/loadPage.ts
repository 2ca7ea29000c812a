import { LateCodeError, loadLate, type MessageRow } from '@players-club/domain-models'
import { preload, preloadModule } from 'react-dom'
import { findRoutes } from './findRoutes.ts'
import { textsOf, type PageHandle } from './PageHandle.ts'

/**
 * The code of a page is there, there is no connection, or only its document can be loaded: a newer release has replaced
 * the code, or a request hangs.
 */
export type PageLoad = 'ready' | 'offline' | 'document'

/** A request that a change of the network has left hanging never ends, and its module cannot be requested again. */
const TIMEOUT_MS = 20_000

/** Loads the modules of a page, and the texts and late code that they name, before the router does. */
export function loadPage(path: string, loadTexts: LoadTexts): Promise<PageLoad> {
  const late = new Promise<PageLoad>(resolve => setTimeout(resolve, TIMEOUT_MS, 'document'))
  return Promise.race([load(path, loadTexts), late])
}

type LoadTexts = (rows: readonly MessageRow[]) => Promise<unknown>

async function load(path: string, loadTexts: LoadTexts): Promise<PageLoad> {
  try {
    const handles = await loadLate(
      async () => {
        const routes = await findRoutes(new URL(path, location.href).pathname)
        // All at once: a module names the next ones only when it is there.
        for (const { imports = [], css = [] } of routes) {
          for (const href of imports) preloadModule(href)
          for (const href of css) preload(href, { as: 'style' })
        }
        const modules = await Promise.all(routes.map(({ module }) => import(/* @vite-ignore */ module)))
        const handles: readonly (PageHandle | undefined)[] = modules.map(({ handle }) => handle)
        await loadTexts(textsOf(handles))
        return handles
      },
      // Not the page that is shown is loaded again, but the one that is asked for.
      { mayReload: false },
    )
    // It tries again by itself.
    for (const handle of handles) await handle?.loadLateCode?.()
    return 'ready'
  } catch (error) {
    const isOffline = error instanceof LateCodeError && error.messageKey === 'error.offline'
    return isOffline ? 'offline' : 'document'
  }
}
