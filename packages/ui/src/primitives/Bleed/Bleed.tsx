import type { ReactNode } from 'react'
import { bleed } from './Bleed.css.ts'

export interface BleedProps {
  children: ReactNode
}

/** Extends its content over the side margins of the surrounding Container. */
export function Bleed({ children }: BleedProps) {
  return <div className={bleed}>{children}</div>
}
