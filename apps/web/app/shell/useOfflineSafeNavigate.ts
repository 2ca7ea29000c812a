import { useMessages } from '@players-club/ui/messages'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, type NavigateOptions } from 'react-router'
import { navigateByDocument } from './documentNavigation.ts'
import { loadPage } from './loadPage.ts'

export interface PressOptions extends NavigateOptions {
  /** The player pressed a link: what a flow wants after an answer does not take its place. */
  isPress?: boolean
  /** This page stays: the next one could not be loaded, or another navigation took its place. */
  onFailure?: () => void
}

export type OfflineSafeNavigate = (path: string, options?: PressOptions) => void

/**
 * The router reloads the document when the module of the next page cannot be loaded; without a connection that leaves
 * the browser's own error page. So the modules and the texts that they name are loaded first. Without a connection the
 * page stays, and says so; where a newer release has replaced a module, or a request hangs, the address is loaded from
 * the server.
 *
 * The latest navigation of the player wins: one that is under way ends with a later press and with Back, and that of a
 * link with typing, too.
 */
export function useOfflineSafeNavigate(onFailure: () => void): {
  navigate: OfflineSafeNavigate
  /** The next page is being loaded. */
  isLoading: boolean
} {
  const go = useNavigate()
  const texts = useMessages()
  const underWay = useRef<{ isPress: boolean } | null>(null)
  const [isLoading, setIsLoading] = useState(false)

  useEffect(() => {
    const abandon = () => {
      underWay.current = null
      setIsLoading(false)
    }
    const abandonPress = () => {
      if (underWay.current?.isPress) abandon()
    }
    window.addEventListener('popstate', abandon)
    document.addEventListener('input', abandonPress)
    return () => {
      window.removeEventListener('popstate', abandon)
      document.removeEventListener('input', abandonPress)
      abandon()
    }
  }, [])

  const navigate: OfflineSafeNavigate = (path, { isPress = false, onFailure: onStay, ...options } = {}) => {
    // A flow's navigation never replaces a link that the player has pressed since (docs/adr/0090).
    if (underWay.current?.isPress && !isPress) return onStay?.()
    const navigation = { isPress }
    underWay.current = navigation
    setIsLoading(true)
    const end = () => {
      if (underWay.current !== navigation) return
      underWay.current = null
      setIsLoading(false)
    }
    // The router itself lets a later navigation take the place of one that still loads.
    const show = async () => {
      await go(path, options)
      end()
    }
    if (isOnPage(path)) return void show()
    void loadPage(path, rows => texts.load(rows)).then(result => {
      if (underWay.current !== navigation) return onStay?.()
      if (result === 'ready') return show()
      end()
      if (result === 'document') return navigateByDocument(path, options)
      onFailure()
      onStay?.()
    })
  }
  return { navigate, isLoading }
}

/** The page that is shown, with another query: nothing is left to load. */
const isOnPage = (path: string) => new URL(path, location.href).pathname === location.pathname
