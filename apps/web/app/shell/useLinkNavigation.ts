import { LOOK_PATH, MEDIA_FILE_PATH } from '@players-club/domain-models'
import { useEffect, useEffectEvent } from 'react'
import { findRoutes } from './findRoutes.ts'
import type { OfflineSafeNavigate } from './useOfflineSafeNavigate.ts'

/**
 * Views render plain links. A press on a link within the site navigates without reloading the document; a press that
 * opens it elsewhere (another button, a modifier key) is left to the browser. The routes of a link's page are prefetched
 * once a pointer or the focus is on it.
 */
export function useLinkNavigation(navigate: OfflineSafeNavigate): void {
  const go = useEffectEvent(navigate)
  useEffect(() => {
    let pressed: { link: HTMLAnchorElement; href: string } | null = null
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || !isPlainPress(event) || isOnThisPage(link)) return
      event.preventDefault()
      // Of a double click, the second one may be on a link of the next page. A link that leads further, such as one of
      // a pagination, is followed again.
      const leadsFurther = link === pressed?.link && link.href !== pressed.href
      if (event.detail > 1 && !leadsFurther) return
      pressed = { link, href: link.href }
      // As browsers do: the link of this page adds no entry to the history.
      const replace = link.href === location.href
      go(link.pathname + link.search + link.hash, { isPress: true, replace })
    }
    const prefetch = (event: Event) => {
      const link = linkOf(event)
      if (link) prefetchRoutes(link.pathname)
    }
    // For the way back to this page.
    prefetchRoutes(location.pathname)
    document.addEventListener('click', follow)
    document.addEventListener('pointerover', prefetch)
    document.addEventListener('focusin', prefetch)
    return () => {
      document.removeEventListener('click', follow)
      document.removeEventListener('pointerover', prefetch)
      document.removeEventListener('focusin', prefetch)
    }
  }, [])
}

/** Where they are asked for again, the press says what is wrong. */
const prefetchRoutes = (pathname: string) => void findRoutes(pathname).catch(() => undefined)

/** Files are served by the server: no route matches them. */
const FILES = [MEDIA_FILE_PATH, LOOK_PATH]

/** The link within the site that an event happened on. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin)
    return null
  return FILES.some(path => link.pathname.startsWith(path)) ? null : link
}

const isPlainPress = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey

const isOnThisPage = ({ pathname, search, hash }: HTMLAnchorElement) =>
  pathname === location.pathname && search === location.search && hash !== ''
