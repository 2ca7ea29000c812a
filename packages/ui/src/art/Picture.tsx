import type { ReactNode } from 'react'
import { picture } from './Picture.css.ts'

export interface PictureProps {
  /** Width and height of the drawing, which fills its place and is cut where it does not fit. */
  size: readonly [number, number]
  /** What the picture says, where nothing beside it says so. Without a label it is decoration. */
  label?: string
  children: ReactNode
}

/** The frame of every drawing: fills its parent, decorative unless it is given a label. */
export function Picture({ size: [width, height], label, children }: PictureProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      className={picture}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      {...naming}
    >
      {children}
    </svg>
  )
}
