'use client'

import type { ReactNode } from 'react'
import { useId } from 'react'
import { field } from './Field.css.ts'
import { FieldError } from './FieldError.tsx'
import { FieldLabel } from './FieldLabel.tsx'

export { FieldError, type FieldErrorProps } from './FieldError.tsx'

/** The props that all fields share. */
export interface CommonFieldProps {
  label: string
  /** Help before any error. */
  hint?: string
  /** The error and how to fix it; shown whenever it is given. */
  error?: string | undefined
  /** Marked in words; a field is required by default. */
  isOptional?: boolean
}

/** The attributes that connect the control with its label, hint and message. */
export interface ControlNaming {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** The label, hint and error around a control of your own; `children` gets the ids that join them. */
export interface FieldProps extends CommonFieldProps {
  id?: string
  children: (naming: ControlNaming) => ReactNode
}

/** Label, hint and message of one control. */
export function Field({ label, hint, error, isOptional = false, id, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean)
  return (
    <div className={field}>
      <FieldLabel as="label" {...{ id: controlId, label, hint, isOptional }} />
      {children({
        id: controlId,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        'aria-invalid': error ? true : undefined,
        // Not `required`: screen readers would announce an untouched field as invalid.
        'aria-required': isOptional ? undefined : true,
      })}
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </div>
  )
}
