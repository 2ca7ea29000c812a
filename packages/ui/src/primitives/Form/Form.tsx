'use client'

import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { submitHint as hintClass } from './Form.css.ts'
import { useErrorOnLeaving } from './useErrorOnLeaving.ts'

/** A group cannot take focus; its first option does. */
const wrong =
  '[data-error-summary], [aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input:enabled'

/** The fields of a form, what happens on submit, and why it cannot be submitted yet. */
export interface FormProps {
  children: ReactNode
  onSubmit: () => void
  /** The accessible name, where no heading gives one. */
  label?: string
  /** Why the form cannot be submitted yet, while its submit button is disabled. */
  submitHint?: string
  /** The path of the list that the form filters: without scripts it submits there by GET. */
  filterAction?: string
  /** A request is pending; its errors arrive with the answer. */
  isPending?: boolean
}

/**
 * Browsers ignore Enter while the submit button is disabled. The field is blurred and focused again instead,
 * so that it shows and announces its validation error.
 */
function showErrorOnEnter({ key, target, currentTarget, ...event }: KeyboardEvent<HTMLFormElement>) {
  if (key !== 'Enter' || event.isDefaultPrevented() || event.nativeEvent.isComposing) return
  if (!(target instanceof HTMLInputElement) || !currentTarget.querySelector('[type="submit"]:disabled'))
    return
  target.blur()
  target.focus()
}

/**
 * Submits on Enter and on its submit button. Validation messages are ours and shown at the fields, not the
 * browser's.
 *
 * @example
 * ```tsx
 * import { Button, Form, Stack, TextField } from '@players-club/ui'
 * import { useState } from 'react'
 *
 * export function InviteCode({ send }: { send: (code: string) => void }) {
 *   const [code, setCode] = useState('')
 *   return (
 *     <Form onSubmit={() => send(code)}>
 *       <Stack>
 *         <TextField label="Invite code" name="code" value={code} onChange={setCode} />
 *         <Button type="submit">Send</Button>
 *       </Stack>
 *     </Form>
 *   )
 * }
 * ```
 */
export function Form({ children, onSubmit, label, submitHint, filterAction, isPending = false }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const hintId = useId()
  const [tries, setTries] = useState(0)
  const { spoken, onBlur, forget } = useErrorOnLeaving()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Focus moves to the first of these errors.
    forget()
    onSubmit()
    setTries(tries + 1)
  }
  useEffect(() => {
    // A submit with errors moves focus to the first invalid field, so that screen readers announce its
    // message, or to the error summary, which comes before the fields.
    if (tries > 0 && !isPending) {
      form.current?.querySelector<HTMLElement>(wrong)?.focus()
    }
  }, [tries, isPending])
  return (
    // POST without scripts, because GET would put the input into the address; only filters may be there.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in its fields bubbles up here.
    <form
      ref={form}
      noValidate
      method={filterAction === undefined ? 'post' : 'get'}
      action={filterAction}
      aria-label={label}
      aria-describedby={submitHint ? hintId : undefined}
      onSubmit={submit}
      onKeyDown={showErrorOnEnter}
      onBlur={onBlur}
    >
      {children}
      {submitHint && (
        <p id={hintId} className={hintClass}>
          {submitHint}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </form>
  )
}
