import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { label, spinner } from './Button.css.ts'
import type { ButtonLook } from './buttonClass.ts'
import { buttonClass } from './buttonClass.ts'
import { pressable } from './pressable.ts'

/** What our buttons take from the platform's. */
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

export interface ButtonProps extends ButtonLook, NativeButtonProps {
  children: ReactNode
  onPress?: () => void
  isDisabled?: boolean
  /** Its work is under way: it keeps focus and width, does nothing, and says so. */
  isPending?: boolean
}

/** Does something on this page. What leads to another page is a Link or a LinkButton. */
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
  return (
    <>
      <button
        type="button"
        {...props}
        {...pressable({ onPress, isDisabled, isPending })}
        className={buttonClass({ tone, emphasis, size, width })}
      >
        <span className={label}>{children}</span>
        {isPending && <span aria-hidden className={spinner} />}
      </button>
      {/* Stands there before there is anything to say: live regions that come with their text are often not read. */}
      {isPending !== undefined && <Pending isPending={isPending} />}
    </>
  )
}

function Pending({ isPending }: { isPending: boolean }) {
  const translate = useMessages()
  return (
    <VisuallyHidden>
      <span role="status">{isPending && translate('shell.pending')}</span>
    </VisuallyHidden>
  )
}
