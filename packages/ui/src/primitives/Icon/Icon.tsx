import { createElement } from 'react'
import { icon as iconStyle, inText } from './Icon.css.ts'
import { grid } from '../../tokens/grid.ts'

/** The sizes of icons; `text` is that of the text around. */
export const iconSizes = ['text', 'small', 'medium', 'large', 'huge'] as const
/** The size of an icon; `text` is that of the text around. */
export type IconSize = (typeof iconSizes)[number]

/** The elements of an icon, as lucide publishes them: `import { Ticket } from 'lucide'`. */
export type IconDrawing = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[]

/** A drawing of lucide, and its size. */
export interface IconProps {
  icon: IconDrawing
  /** @default 'medium' */
  size?: IconSize
}

const sides = {
  text: '1em',
  small: grid(4),
  medium: grid(5),
  large: grid(6),
  huge: grid(10),
} satisfies Record<IconSize, string>

/** A decorative icon of the icon set, in one weight: the text beside it, or its button, says the same. */
export function Icon({ icon, size = 'medium' }: IconProps) {
  return (
    <svg
      aria-hidden
      className={size === 'text' ? inText : iconStyle}
      width={sides[size]}
      height={sides[size]}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {icon.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
