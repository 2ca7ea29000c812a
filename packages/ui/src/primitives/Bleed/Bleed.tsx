import type { ReactNode } from 'react'
import { bleed } from './Bleed.css.ts'

export interface BleedProps {
  children: ReactNode
}

/** Lets its content reach over the side margins of the Container it stands in. */
export function Bleed({ children }: BleedProps) {
  return <div className={bleed}>{children}</div>
}
