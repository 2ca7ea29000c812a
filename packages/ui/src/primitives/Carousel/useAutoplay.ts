import type { FocusEvent, PointerEvent } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { media } from '../../tokens/media.ts'

interface Autoplay {
  intervalMs: number
  isOn: boolean
  /** Restarts the timer, so that each slide has its full time. */
  turn: number
  onTurn: () => void
}

type Hold = 'pointer' | 'focus' | 'offScreen' | 'hiddenTab'

/** Rotates at an interval, except during hover or focus, off screen, in a hidden tab, or with reduced motion. */
export function useAutoplay<Element extends HTMLElement>({ intervalMs, isOn, turn, onTurn }: Autoplay) {
  const ref = useRef<Element>(null)
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [isCalm, setCalm] = useState(false)
  const [held, setHeld] = useState<readonly Hold[]>([])
  const hold = (why: Hold, isHeld: boolean) =>
    setHeld(holds => [...holds.filter(each => each !== why), ...(isHeld ? [why] : [])])

  useEffect(() => {
    const motion = matchMedia(media.reducedMotion)
    const calm = () => setCalm(motion.matches)
    const visibility = () => hold('hiddenTab', document.hidden)
    const observer = new IntersectionObserver(([entry]) => entry && hold('offScreen', !entry.isIntersecting))
    calm()
    visibility()
    motion.addEventListener('change', calm)
    document.addEventListener('visibilitychange', visibility)
    if (ref.current) observer.observe(ref.current)
    return () => {
      motion.removeEventListener('change', calm)
      document.removeEventListener('visibilitychange', visibility)
      observer.disconnect()
    }
  }, [])

  // A reader who prefers reduced motion may still press play.
  const isPlaying = choice ? choice === 'play' : !isCalm
  const isRunning = isOn && isPlaying && held.length === 0
  const turned = useEffectEvent(onTurn)
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => turned(), intervalMs)
    return () => clearTimeout(timer)
  }, [isRunning, intervalMs, turn])

  return {
    ref,
    isPlaying,
    toggle: () => setChoice(isPlaying ? 'pause' : 'play'),
    holds: {
      // Only a mouse hovers.
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && hold('pointer', true),
      onPointerLeave: () => hold('pointer', false),
      onFocus: () => hold('focus', true),
      onBlur: (event: FocusEvent) =>
        hold(
          'focus',
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget),
        ),
    },
  }
}
