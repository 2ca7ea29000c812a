'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { label, spinner } from './Button.css.ts'
import type { ButtonLook } from './buttonClass.ts'
import { buttonClass } from './buttonClass.ts'
import { PendingStatus } from './PendingStatus.tsx'
import { usePressable } from './usePressable.ts'

export {
  buttonEmphases,
  buttonSizes,
  buttonWidths,
  type ButtonEmphasis,
  type ButtonSize,
  type ButtonWidth,
} from './buttonVariants.ts'

/** The props of a native button that our buttons accept. */
export type NativeButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  | 'children'
  | 'className'
  | 'style'
  | 'disabled'
  | 'onClick'
  | 'aria-disabled'
  | 'aria-label'
  | 'aria-labelledby'
>

/** The label and look of a button, its action, and the states in which it ignores presses. */
export interface ButtonProps extends ButtonLook, NativeButtonProps {
  children: ReactNode
  onPress?: () => void
  /** Ignores presses; if it has focus, it keeps it. */
  isDisabled?: boolean
  /** Its action is pending: it keeps focus and width, ignores presses and announces its state. */
  isPending?: boolean
}

/**
 * An action on this page. A link to another page is a Link or a LinkButton.
 *
 * @example
 * ```tsx
 * import { Button } from '@players-club/ui'
 * import { useState } from 'react'
 *
 * export function Redeem({ redeem }: { redeem: () => Promise<void> }) {
 *   const [isPending, setPending] = useState(false)
 *   const press = () => {
 *     setPending(true)
 *     void redeem().finally(() => setPending(false))
 *   }
 *   return (
 *     <Button isPending={isPending} onPress={press}>
 *       Redeem
 *     </Button>
 *   )
 * }
 * ```
 */
export function Button({
  children,
  tone,
  emphasis,
  size,
  width,
  onPress,
  isDisabled = false,
  isPending,
  ...props
}: ButtonProps) {
  const pressing = usePressable({ ...props, onPress, isDisabled, isPending })
  return (
    <>
      <button type="button" {...props} {...pressing} className={buttonClass({ tone, emphasis, size, width })}>
        <span className={label}>{children}</span>
        {isPending && <span aria-hidden className={spinner} />}
      </button>
      {isPending !== undefined && <PendingStatus isPending={isPending} />}
    </>
  )
}
