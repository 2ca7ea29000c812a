import { useContext, useRef } from 'react'
import {
  matchRoutes,
  UNSAFE_DataRouterContext,
  UNSAFE_FrameworkContext,
  useNavigate,
  type NavigateOptions,
} from 'react-router'

export type CarefulNavigate = (path: string, options?: NavigateOptions) => void

/**
 * The router loads the whole page anew when a script of the next one cannot be fetched: without a line that leaves
 * nothing. So what is missing is fetched first. Where there is no line the page stays, and is told; where a newer
 * release has replaced the script, the address is opened anew.
 */
export function useCarefulNavigate(onUnreached: () => void): CarefulNavigate {
  const navigate = useNavigate()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const framework = useContext(UNSAFE_FrameworkContext)
  const latest = useRef(0)

  function missingScripts(path: string): string[] {
    if (!router || !framework) return []
    const { manifest, routeModules } = framework
    return (matchRoutes(router.routes, path) ?? [])
      .filter(({ route }) => !(route.id in routeModules))
      .flatMap(({ route }) => manifest.routes[route.id]?.module ?? [])
  }

  return (path, options) => {
    const mine = ++latest.current
    const missing = missingScripts(path)
    if (missing.length === 0) return void navigate(path, options)
    const go = () => latest.current === mine && void navigate(path, options)
    Promise.all(missing.map(url => import(/* @vite-ignore */ url))).then(go, async () => {
      if (await hasAnswer(missing)) location.assign(path)
      else if (latest.current === mine) onUnreached()
    })
  }
}

/** Whether the club answers at all, be it that there is no such script any more. */
async function hasAnswer(urls: readonly string[]): Promise<boolean> {
  try {
    await Promise.all(urls.map(url => fetch(url, { method: 'HEAD', cache: 'no-store' })))
    return true
  } catch {
    return false
  }
}
