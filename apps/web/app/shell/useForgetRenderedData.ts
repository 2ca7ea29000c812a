import { useEffect } from 'react'

/**
 * The server's answers came as scripts within the page and have been read by now. A player who signs out must not
 * leave them there for whoever looks into the page next.
 */
export function useForgetRenderedData(): void {
  useEffect(() => {
    for (const script of document.scripts)
      if (script.text.includes('__reactRouterContext.streamController')) script.text = ''
  }, [])
}
