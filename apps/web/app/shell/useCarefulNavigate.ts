import { useMessages } from '@players-club/ui/messages'
import { useContext, useRef } from 'react'
import {
  matchRoutes,
  UNSAFE_DataRouterContext,
  UNSAFE_FrameworkContext,
  useNavigate,
  type NavigateOptions,
} from 'react-router'
import { textsOf } from './PageHandle.ts'

export type CarefulNavigate = (path: string, options?: NavigateOptions) => void

/**
 * The router loads the whole page anew when a script of the next one cannot be fetched: without a line that leaves
 * nothing. So what is missing is fetched first: the scripts, then the texts they name. Where there is no line the page
 * stays, and is told; where a newer release has replaced a script, the address is opened anew.
 */
export function useCarefulNavigate(onUnreached: () => void): CarefulNavigate {
  const navigate = useNavigate()
  const texts = useMessages()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const framework = useContext(UNSAFE_FrameworkContext)
  const latest = useRef(0)

  function missingScripts(path: string): string[] {
    if (!router || !framework || isOnPage(path)) return []
    const { manifest, routeModules } = framework
    return (matchRoutes(router.routes, path) ?? [])
      .filter(({ route }) => !(route.id in routeModules))
      .flatMap(({ route }) => manifest.routes[route.id]?.module ?? [])
  }

  async function fetchPage(scripts: readonly string[]): Promise<void> {
    const modules = await Promise.all(scripts.map(url => import(/* @vite-ignore */ url)))
    await texts.load(textsOf(modules.map(({ handle }) => handle)))
  }

  return (path, options) => {
    const mine = ++latest.current
    const missing = missingScripts(path)
    if (missing.length === 0) return void navigate(path, options)
    const go = () => latest.current === mine && void navigate(path, options)
    fetchPage(missing).then(go, async () => {
      if (await hasAnswer(missing)) location.assign(path)
      else if (latest.current === mine) onUnreached()
    })
  }
}

/** What is asked for is the page that is shown, with other words after its path: to look through all routes takes longer. */
const isOnPage = (path: string) => new URL(path, location.href).pathname === location.pathname

/** Whether the club answers at all, be it that there is no such script any more. */
async function hasAnswer(urls: readonly string[]): Promise<boolean> {
  try {
    await Promise.all(urls.map(url => fetch(url, { method: 'HEAD', cache: 'no-store' })))
    return true
  } catch {
    return false
  }
}
