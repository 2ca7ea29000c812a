import { CONFETTI } from '@players-club/domain-models'
import { useEffect, useRef } from 'react'
import { media } from '../../tokens/media.ts'
import { confetti } from './Confetti.css.ts'

export interface ConfettiProps {
  isRunning: boolean
  /** It has fallen, or the reader wants nothing to move. */
  onEnd: () => void
}

/** A shower of paper over the page for a joyful moment: three seconds, then gone. Nothing to those who listen. */
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
    void start()
    return () => {
      isStopped = true
      stop()
    }

    async function start() {
      const { fall } = await import('./fall.ts')
      if (canvas.current && !isStopped) stop = fall(canvas.current, CONFETTI, finish)
    }
  }, [isRunning])

  return isRunning ? <canvas ref={canvas} aria-hidden className={confetti} /> : null
}
