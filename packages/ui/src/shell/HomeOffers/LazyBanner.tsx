import { startTransition, useEffect, useRef, useState } from 'react'
import { HomeBanner, type HomeBannerProps } from './HomeBanner.tsx'

/**
 * The banner. It starts to move when its carousel has loaded and focus is not inside it, because the
 * replacement would lose focus.
 */
export function LateBanner({ advertisements, Carousel }: HomeBannerProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isMoving, setMoving] = useState(Carousel !== undefined)
  const giveWay = () => {
    // Switching windows keeps focus in the page.
    const isHeld = place.current?.contains(document.activeElement)
    if (Carousel && !isHeld) startTransition(() => setMoving(true))
  }
  useEffect(giveWay, [Carousel])
  if (advertisements.length === 0) return null
  return (
    <div ref={place} onBlur={giveWay}>
      <HomeBanner advertisements={advertisements} Carousel={isMoving ? Carousel : undefined} />
    </div>
  )
}
