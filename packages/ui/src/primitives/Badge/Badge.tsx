import type { IconDrawing } from '../Icon/Icon.tsx'
import type { ReactNode } from 'react'
import { cx } from '../../themes/cx.ts'
import type { Tone } from '../../themes/roles.ts'
import { toneClass } from '../../themes/tone.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { badge } from './Badge.css.ts'

/** The text of a badge, with its tone and an icon. */
export interface BadgeProps {
  children: ReactNode
  /** @default 'neutral' */
  tone?: Tone
  icon?: IconDrawing
}

/** A short state or property of the element it belongs to: "Ends in 3 days". */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={cx(badge, toneClass[tone])}>
      {icon && <Icon icon={icon} size="small" />}
      {children}
    </span>
  )
}
