'use client'

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide'
import type { PointerEvent, ReactNode } from 'react'
import { useRef, useState } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cx } from '../../themes/cx.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { carousel, controls, dot, shown, slide, slides as slidesClass } from './Carousel.css.ts'
import { useAutoplay } from './useAutoplay.ts'

/** One slide of a carousel, with the name that screen readers announce. */
export interface CarouselSlide {
  id: string
  /** The accessible name of the slide. */
  title: string
  content: ReactNode
}

/** The slides of a carousel, and its accessible name. */
export interface CarouselProps {
  /** The accessible name of the carousel. */
  label: string
  slides: readonly CarouselSlide[]
}

const SWIPE_PX = 40

/** Slides that rotate automatically until the reader presses pause. */
export function Carousel({ label, slides }: CarouselProps) {
  const translate = useMessages('controls')
  const [index, setIndex] = useState(0)
  const count = slides.length
  const current = Math.min(index, count - 1)
  const step = (by: number) => setIndex((current + by + count) % count)
  const { ref, isPlaying, isRunning, toggle, pauseHandlers } = useAutoplay<HTMLElement>({
    isOn: count > 1,
    turn: current,
    onTurn: () => step(1),
  })
  const swipe = useSwipe(step)
  return (
    <section
      ref={ref}
      className={carousel}
      aria-label={label}
      aria-roledescription={translate('ui.carousel.label')}
      {...pauseHandlers}
    >
      {count > 1 && (
        <div className={controls}>
          <IconButton
            icon={isPlaying ? Pause : Play}
            label={translate(isPlaying ? 'ui.carousel.pause' : 'ui.carousel.play')}
            onPress={toggle}
          />
          <IconButton icon={ChevronLeft} label={translate('ui.carousel.previous')} onPress={() => step(-1)} />
          {slides.map(({ id }, at) => (
            <button
              key={id}
              type="button"
              className={dot}
              aria-label={translate('ui.carousel.go', { number: at + 1 })}
              aria-current={at === current || undefined}
              onClick={() => setIndex(at)}
            />
          ))}
          <IconButton icon={ChevronRight} label={translate('ui.carousel.next')} onPress={() => step(1)} />
        </div>
      )}
      {/* No announcements while it rotates automatically. */}
      <div className={slidesClass} aria-live={isRunning ? 'off' : 'polite'} {...swipe}>
        {slides.map(({ id, title, content }, at) => (
          <div
            key={id}
            role="group"
            aria-roledescription={translate('ui.carousel.slide')}
            aria-label={translate('ui.carousel.position', { number: at + 1, total: count, title })}
            className={cx(slide, at === current && shown)}
            inert={at !== current}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  )
}

/** A horizontal swipe; vertical ones still scroll the page. */
function useSwipe(step: (by: number) => void) {
  const start = useRef<number | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = start.current === null ? 0 : event.clientX - start.current
      start.current = null
      if (Math.abs(moved) >= SWIPE_PX) step(moved < 0 ? 1 : -1)
    },
  }
}
