'use client'

import { CAROUSEL } from '@players-club/domain-models'
import type { FocusEvent, PointerEvent } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { media } from '../../tokens/media.ts'

interface Autoplay {
  isOn: boolean
  /** Restarts the timer, so that each slide has its full time. */
  turn: number
  onTurn: () => void
}

type PauseReason = 'pointer' | 'focus' | 'offScreen' | 'hiddenTab'

/** Rotates at an interval, except during hover or focus, off screen, in a hidden tab, or with reduced motion. */
export function useAutoplay<Element extends HTMLElement>({ isOn, turn, onTurn }: Autoplay) {
  const ref = useRef<Element>(null)
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [isMotionReduced, setMotionReduced] = useState(false)
  const [pauseReasons, setPauseReasons] = useState<readonly PauseReason[]>([])
  const setPaused = (reason: PauseReason, isPaused: boolean) =>
    setPauseReasons(reasons => [...reasons.filter(each => each !== reason), ...(isPaused ? [reason] : [])])

  useEffect(() => {
    const motion = matchMedia(media.reducedMotion)
    const updateMotion = () => setMotionReduced(motion.matches)
    const updateVisibility = () => setPaused('hiddenTab', document.hidden)
    const observer = new IntersectionObserver(
      ([entry]) => entry && setPaused('offScreen', !entry.isIntersecting),
    )
    updateMotion()
    updateVisibility()
    motion.addEventListener('change', updateMotion)
    document.addEventListener('visibilitychange', updateVisibility)
    if (ref.current) observer.observe(ref.current)
    return () => {
      motion.removeEventListener('change', updateMotion)
      document.removeEventListener('visibilitychange', updateVisibility)
      observer.disconnect()
    }
  }, [])

  // A reader who prefers reduced motion may still press play.
  const isPlaying = choice ? choice === 'play' : !isMotionReduced
  const isRunning = isOn && isPlaying && pauseReasons.length === 0
  const onTimeout = useEffectEvent(onTurn)
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => onTimeout(), CAROUSEL.intervalMs)
    return () => clearTimeout(timer)
  }, [isRunning, turn])

  return {
    ref,
    /** The reader's choice, which the pause button shows. */
    isPlaying,
    /** Whether a slide follows automatically, at this moment. */
    isRunning,
    toggle: () => setChoice(isPlaying ? 'pause' : 'play'),
    pauseHandlers: {
      // Only a mouse hovers.
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setPaused('pointer', true),
      onPointerLeave: () => setPaused('pointer', false),
      onFocus: () => setPaused('focus', true),
      onBlur: (event: FocusEvent) =>
        setPaused(
          'focus',
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget),
        ),
    },
  }
}
