'use client'

import { CONFETTI, loadLate } from '@players-club/domain-models'
import { useEffect, useRef } from 'react'
import { media } from '../../tokens/media.ts'
import { confetti } from './Confetti.css.ts'

/** Confetti over the page for three seconds, after which its owner removes it. Hidden from screen readers. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    if (matchMedia(media.reducedMotion).matches) return
    let stop = () => {}
    let isStopped = false
    // Without its code nothing falls; the win is announced elsewhere.
    start().catch(() => {})
    return () => {
      isStopped = true
      stop()
    }

    async function start() {
      const { fall } = await loadLate(() => import('./fall.ts'), { mayReload: false })
      if (canvas.current && !isStopped) stop = fall(canvas.current, CONFETTI)
    }
  }, [])

  return <canvas ref={canvas} aria-hidden className={confetti} />
}
