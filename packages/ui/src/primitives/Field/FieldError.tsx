'use client'

import { CircleAlert } from 'lucide'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { error } from './Field.css.ts'

/** The error of a field, and the id that its control is described by. */
export interface FieldErrorProps {
  /** The error and how to fix it. */
  children: string
  /** For `aria-describedby` of the control. */
  id: string
}

/** The message of a control, distinguished from a hint by icon, weight and a visually hidden word. */
export function FieldError({ children, id }: FieldErrorProps) {
  const translate = useMessages()
  return (
    <p className={error} id={id}>
      <Icon icon={CircleAlert} />
      <span>
        <VisuallyHidden>{translate('ui.field.error')} </VisuallyHidden>
        {children}
      </span>
    </p>
  )
}
