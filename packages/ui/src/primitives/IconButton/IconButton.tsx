'use client'

import type { IconDrawing } from '../Icon/Icon.tsx'
import { cx } from '../../themes/cx.ts'
import type { Tone } from '../../themes/roles.ts'
import { toneClass } from '../../themes/tone.css.ts'
import type { NativeButtonProps } from '../Button/Button.tsx'
import { usePressable } from '../Button/usePressable.ts'
import { Icon } from '../Icon/Icon.tsx'
import { emphasisClass, iconButton, type IconButtonEmphasis } from './IconButton.css.ts'

export { iconButtonEmphases, type IconButtonEmphasis } from './IconButton.css.ts'

/** A button without a text: its icon, and the label that screen readers announce instead. */
export interface IconButtonProps extends NativeButtonProps {
  icon: IconDrawing
  /** The accessible name. */
  label: string
  onPress?: () => void
  isDisabled?: boolean
  /** @default 'neutral' */
  tone?: Tone
  /** @default 'plain' */
  emphasis?: IconButtonEmphasis
}

/** A button with only an icon; its name is required. */
export function IconButton({
  icon,
  label,
  onPress,
  isDisabled = false,
  tone = 'neutral',
  emphasis = 'plain',
  ...props
}: IconButtonProps) {
  const pressing = usePressable({ ...props, onPress, isDisabled })
  const className = cx(iconButton, toneClass[tone], emphasisClass[emphasis])
  return (
    <button type="button" {...props} {...pressing} aria-label={label} className={className}>
      <Icon icon={icon} />
    </button>
  )
}
