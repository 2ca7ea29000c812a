'use client'

import type { MouseEvent } from 'react'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Link } from '../Link/Link.tsx'
import { heading, list, summary } from './ErrorSummary.css.ts'

/** An error of a form, with the id of the field that its link focuses. */
export interface SummedError {
  /** The `id` of the field. */
  fieldId: string
  message: string
}

/** All errors of a form, listed above it after a submit. */
export interface ErrorSummaryProps {
  /** In the order of the fields; renders nothing without any. */
  errors: readonly SummedError[]
}

/** Lists all errors of a long form, each with a link to its field. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  return errors.length > 0 ? <Summary errors={errors} /> : null
}

function Summary({ errors }: ErrorSummaryProps) {
  const translate = useMessages()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    // The alert is inside the focused element, so that it is announced once and not twice.
    <div ref={box} className={summary} tabIndex={-1} data-error-summary>
      <div role="alert">
        <p className={heading}>{translate('ui.field.errors')}</p>
        <ul className={list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <Link href={`#${fieldId}`} tone="inherit" onClick={event => focusField(event, fieldId)}>
                {message}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  // A plain fragment link would scroll to the box, hide its label and add a history entry.
  event.preventDefault()
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}
