/** What a page is brought to life with. */
export interface FirstModules {
  /** All scripts that will be asked for, so that none waits for another's word. */
  readonly files: readonly string[]
  /** Run before the routes, one after the other: each is a task of its own, and the whole would be a long one. */
  readonly before: readonly string[]
  /** The page's routes, each with its modules. */
  readonly routes: readonly (readonly [id: string, ...modules: string[]])[]
  readonly entry: string
}

declare global {
  interface Window {
    /** The modules of the page's routes, for the router. */
    __reactRouterRouteModules?: Record<string, { handle?: unknown }>
    /** The button that was pressed last while nothing could answer; there until the page is alive. */
    takeEarlyPress?: () => HTMLElement | null | undefined
  }
}

/**
 * Starts the app once the page is to be seen; until then scripts would take line and processor from that. A page that
 * nobody looks at paints nothing, and one that paints nothing for long has other troubles: those start without.
 *
 * It stands in the page as text, with `bring` for an import: nothing from outside can be used in it.
 */
function startOnceSeen(
  { files, before, routes, entry }: FirstModules,
  bring: (file: string) => Promise<object>,
): void {
  const LATEST_START_MS = 3_000
  let hasStarted = false
  let pressed: HTMLElement | null | undefined

  async function start() {
    if (hasStarted) return
    hasStarted = true
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    for (const file of before) await bring(file)
    const modules = routes.map(async ([id, ...parts]) => [
      id,
      Object.assign({}, ...(await Promise.all(parts.map(bring)))),
    ])
    window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(modules))
    await bring(entry)
  }

  // What the browser answers by itself needs nobody to repeat it.
  const keep = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>('button:not([popovertarget])')
  }
  addEventListener('click', keep)
  window.takeEarlyPress = () => {
    removeEventListener('click', keep)
    delete window.takeEarlyPress
    return pressed
  }

  const begin = () => void start()
  if (document.hidden) begin()
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
  setTimeout(begin, LATEST_START_MS)
}

/** The script that stands in the page. */
export const textToStart = (first: FirstModules): string =>
  `(${startOnceSeen.toString()})(${JSON.stringify(first)},file=>import(file))`
