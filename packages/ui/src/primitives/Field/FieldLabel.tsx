'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { hint as hintClass, label as labelClass, optional } from './Field.css.ts'

interface FieldLabelProps {
  label: string
  hint?: string
  isOptional?: boolean
  /** The id of the control; in a group, the prefix of its ids. */
  id: string
  as: 'label' | 'legend'
}

/** The label and the hint of a control, or of a group of controls. */
export function FieldLabel({ label, hint, isOptional = false, id, as: Element }: FieldLabelProps) {
  const translate = useMessages()
  return (
    <>
      <Element className={labelClass} {...(Element === 'label' && { id: `${id}-label`, htmlFor: id })}>
        {label}
        {isOptional && <span className={optional}> {translate('ui.field.optional')}</span>}
      </Element>
      {hint && (
        <p className={hintClass} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  )
}
