import { useMessages } from '@players-club/ui/messages'
import type { Carousel } from '@players-club/ui/primitives/Carousel'
import { startTransition, useEffect, useState } from 'react'

/** The carousel and its texts, which are fetched when the page is alive; it is still until then, or without them. */
export function useLateCarousel(isWanted: boolean): typeof Carousel | undefined {
  const translate = useMessages()
  const [late, setLate] = useState<{ Carousel: typeof Carousel }>()
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    Promise.all([import('@players-club/ui/primitives/Carousel'), translate.load(['controls'])]).then(
      // What is there already is still: nothing waits for this.
      ([module]) => isHere && startTransition(() => setLate(module)),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isWanted, translate])
  return late?.Carousel
}
