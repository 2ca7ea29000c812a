'use client'

import { Eye, EyeOff } from 'lucide'
import type { InputEventHandler, ReactNode, Ref } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cx } from '../../themes/cx.ts'
import { control } from '../Field/Field.css.ts'
import type { CommonFieldProps } from '../Field/Field.tsx'
import { Field } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { box, room, toggle } from './PasswordField.css.ts'

/** A field for a password that the reader can make visible; its owner keeps the value. */
export interface PasswordFieldProps extends Omit<CommonFieldProps, 'isOptional'> {
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Called before `onChange`, and may correct what the box holds. */
  onInput?: InputEventHandler<HTMLInputElement>
  autoComplete: 'current-password' | 'new-password'
  isDisabled?: boolean
  id?: string
  /** Content below the box: a PasswordStrength. */
  children?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A password, hidden until the reveal button is pressed. */
export function PasswordField({
  label,
  hint,
  error,
  id,
  onChange,
  isDisabled,
  children,
  ...input
}: PasswordFieldProps) {
  const translate = useMessages()
  const [isShown, setIsShown] = useState(false)
  const toggleButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Submitted as type text it would be saved in the browser's suggestions, and stay visible meanwhile.
    const form = toggleButton.current?.form
    const hide = () => setIsShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {naming => (
        <>
          <div className={box}>
            <input
              {...input}
              {...naming}
              className={cx(control, room)}
              type={isShown ? 'text' : 'password'}
              spellCheck={false}
              autoCapitalize="none"
              disabled={isDisabled}
              onChange={event => onChange(event.target.value)}
            />
            <button
              ref={toggleButton}
              type="button"
              className={toggle}
              aria-label={translate('ui.password.show')}
              aria-pressed={isShown}
              aria-controls={naming.id}
              disabled={isDisabled}
              onClick={() => setIsShown(!isShown)}
            >
              <Icon icon={isShown ? EyeOff : Eye} />
            </button>
          </div>
          {children}
        </>
      )}
    </Field>
  )
}
