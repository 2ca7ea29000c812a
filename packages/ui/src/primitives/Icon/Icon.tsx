import type { LucideIcon } from 'lucide-react'
import { icon } from './Icon.css.ts'
import type { IconSize } from './iconVariants.ts'
import { grid } from '../../tokens/grid.ts'

export interface IconProps {
  /** One of lucide's icons: `import { Ticket } from 'lucide-react'`. */
  icon: LucideIcon
  /** @default 'medium' */
  size?: IconSize
  /** The accessible name, where no text says the same. Without a label it is decorative. */
  label?: string
}

const sides = { small: grid(4), medium: grid(5), large: grid(6), huge: grid(10) } satisfies Record<
  IconSize,
  string
>

/** An icon of the icon set, in one weight. */
export function Icon({ icon: Drawing, size = 'medium', label }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <Drawing className={icon} size={sides[size]} strokeWidth={2} {...naming} />
}
