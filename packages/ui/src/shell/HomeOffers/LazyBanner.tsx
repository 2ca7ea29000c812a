'use client'

import { startTransition, useEffect, useRef, useState } from 'react'
import { HomeBanner, type HomeBannerProps } from './HomeBanner.tsx'

/**
 * The banner. It starts to move when its carousel has loaded and focus is not inside it, because the
 * replacement would lose focus.
 */
export function LazyBanner({ advertisements, Carousel }: HomeBannerProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isMoving, setMoving] = useState(Carousel !== undefined)
  const startUnlessFocused = () => {
    // Switching windows keeps focus in the page.
    const hasFocus = place.current?.contains(document.activeElement)
    if (Carousel && !hasFocus) startTransition(() => setMoving(true))
  }
  useEffect(startUnlessFocused, [Carousel])
  if (advertisements?.length === 0) return null
  return (
    <div ref={place} onBlur={startUnlessFocused}>
      <HomeBanner advertisements={advertisements} Carousel={isMoving ? Carousel : undefined} />
    </div>
  )
}
