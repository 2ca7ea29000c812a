import type { ReactNode } from 'react'
import { picture } from './Picture.css.ts'

export interface PictureProps {
  /** Size of the picture, which covers its container and is cropped. */
  size: readonly [number, number]
  /** Alternative text, where no text beside the picture says the same. Without a label it is decorative. */
  label?: string
  children: ReactNode
}

/** The frame of every picture: fills its parent and is decorative unless it has a label. */
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
