import { startTransition, useEffect, useRef, useState } from 'react'
import { HomeBanner, type HomeBannerProps } from './HomeBanner.tsx'

/** The banner. It begins to move when its carousel has come and nobody is in it who would lose their place. */
export function LateBanner({ advertisements, Carousel }: HomeBannerProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isMoving, setMoving] = useState(Carousel !== undefined)
  const giveWay = () => {
    // A window that is left for another keeps its focus where it is.
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
