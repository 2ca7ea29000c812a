import type { LucideIcon } from 'lucide-react'
import { icon } from './Icon.css.ts'
import type { IconSize } from './iconVariants.ts'
import { space } from '../../tokens/scales.ts'

export interface IconProps {
  /** One of lucide's icons: `import { Ticket } from 'lucide-react'`. */
  icon: LucideIcon
  /** @default 'medium' */
  size?: IconSize
  /** What it says, where no text beside it says so. Without a label it is decoration. */
  label?: string
}

const sides = { small: space[4], medium: space[5], large: space[6], huge: space[10] } satisfies Record<
  IconSize,
  string
>

/** An icon of the one set, in one weight. */
export function Icon({ icon: Drawing, size = 'medium', label }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <Drawing className={icon} size={sides[size]} strokeWidth={2} {...naming} />
}
