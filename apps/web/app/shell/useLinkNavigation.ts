import { MEDIA_FILE_PATH } from '@players-club/domain-models'
import { useEffect, useEffectEvent } from 'react'
import type { OfflineSafeNavigate } from './useOfflineSafeNavigate.ts'

/**
 * Views render plain links. A press on a link within the site navigates without reloading the document; a press that
 * opens it elsewhere (another button, a modifier key) is left to the browser.
 */
export function useLinkNavigation(navigate: OfflineSafeNavigate): void {
  const go = useEffectEvent(navigate)
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isOurs(event, link)) return
      event.preventDefault()
      go(link.pathname + link.search + link.hash, { isPress: true })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}

function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  // Files are served by the server: no route matches them.
  if (link.pathname.startsWith(MEDIA_FILE_PATH)) return false
  if (link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return false
  const isOnThisPage =
    link.pathname === location.pathname && link.search === location.search && link.hash !== ''
  return !isOnThisPage
}
