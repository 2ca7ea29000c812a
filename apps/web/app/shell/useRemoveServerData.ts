import { useEffect } from 'react'

/**
 * The server's data was embedded in the page as scripts, which have run by now. They are removed, so that a player's
 * data does not stay in the page after a sign-out.
 */
export function useRemoveServerData(): void {
  useEffect(() => {
    for (const script of document.scripts)
      if (script.text.includes('__reactRouterContext.streamController')) script.text = ''
  }, [])
}
