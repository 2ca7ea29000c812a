'use client'

import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useFocusRecovery } from '../../shell/ClubLayout/useFocusRecovery.ts'
import { content, frame } from './WidgetFrame.css.ts'

/** The content of a widget, and who is notified of the height that it needs. */
export interface WidgetFrameProps {
  children: ReactNode
  /** Called with the height in px of the content, at first and on each change. */
  onHeight: (height: number) => void
}

/** The page of a widget inside a frame on a partner's page. */
export function WidgetFrame({ children, onHeight }: WidgetFrameProps) {
  const ref = useRef<HTMLDivElement>(null)
  useFocusRecovery()
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      // Includes the padding: the frame has to hold all of it.
      const [box] = entry?.borderBoxSize ?? []
      if (box) onHeight(Math.ceil(box.blockSize))
    })
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [onHeight])
  return (
    <main className={frame}>
      <div ref={ref} className={content}>
        {children}
      </div>
    </main>
  )
}
