'use client'

import { CONFETTI, loadLate } from '@players-club/domain-models'
import { useEffect, useRef } from 'react'
import { media } from '../../tokens/media.ts'
import { confetti } from './Confetti.css.ts'

/** Whether confetti falls, and what is called when it has ended. */
export interface ConfettiProps {
  isRunning: boolean
  /** Called when the animation has ended, or at once when reduced motion is preferred. */
  onEnd: () => void
}

/** Confetti over the page for three seconds. Hidden from screen readers. */
export function Confetti({ isRunning, onEnd }: ConfettiProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })

  useEffect(() => {
    if (!isRunning) return
    let stop = () => {}
    let isStopped = false
    const finish = () => end.current()
    if (matchMedia(media.reducedMotion).matches) {
      finish()
      return
    }
    start().catch(finish)
    return () => {
      isStopped = true
      stop()
    }

    async function start() {
      const { fall } = await loadLate(() => import('./fall.ts'), { mayReload: false })
      if (canvas.current && !isStopped) stop = fall(canvas.current, CONFETTI, finish)
    }
  }, [isRunning])

  return isRunning ? <canvas ref={canvas} aria-hidden className={confetti} /> : null
}
