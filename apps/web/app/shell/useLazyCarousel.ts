import { loadLate } from '@players-club/domain-models'
import { useMessages } from '@players-club/ui/messages'
import type { Carousel } from '@players-club/ui/primitives/Carousel'
import { startTransition, useEffect, useState } from 'react'

/**
 * The carousel and its texts, loaded after hydration; until then, or where they cannot be fetched, the slides stand
 * still.
 */
export function useLazyCarousel(isWanted: boolean): typeof Carousel | undefined {
  const translate = useMessages()
  const [late, setLate] = useState<{ Carousel: typeof Carousel }>()
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    loadLate(
      () => Promise.all([import('@players-club/ui/primitives/Carousel'), translate.load(['controls'])]),
      { mayReload: false },
    ).then(
      // The static slides are shown already, so this update may wait (a transition).
      ([module]) => isHere && startTransition(() => setLate(module)),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isWanted, translate])
  return late?.Carousel
}
