import { cx } from '../../themes/cx.ts'
import type { Tone } from '../../themes/roles.ts'
import { toneClass } from '../../themes/tone.css.ts'
import { button, emphasisClass, sizeClass, widthClass } from './Button.css.ts'
import type { ButtonEmphasis, ButtonSize, ButtonWidth } from './buttonVariants.ts'

export interface ButtonLook {
  /** @default 'accent' */
  tone?: Tone
  /** @default 'strong' */
  emphasis?: ButtonEmphasis
  /** @default 'medium' */
  size?: ButtonSize
  /** @default 'content' */
  width?: ButtonWidth
}

/** The styles of a button, shared with LinkButton. */
export function buttonClass({
  tone = 'accent',
  emphasis = 'strong',
  size = 'medium',
  width = 'content',
}: ButtonLook): string {
  return cx(button, toneClass[tone], emphasisClass[emphasis], sizeClass[size], widthClass[width])
}
