import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { submitHint as hintClass } from './Form.css.ts'

/** A group takes no focus; its first option does. */
const wrong =
  '[data-error-summary], [aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input:enabled'

export interface FormProps {
  children: ReactNode
  onSubmit: () => void
  /** Names the form where its heading does not. */
  label?: string
  /** Why it cannot be sent yet, for as long as its submit button is disabled. */
  submitHint?: string
  /** The path of the list that it narrows: without scripts it leads there, with its choices in the address. */
  narrows?: string
  /** What was sent is being looked at elsewhere; what is wrong with it comes with the answer. */
  isPending?: boolean
}

/**
 * While the submit button is disabled, browsers answer Enter with silence. The field is left and entered again instead:
 * what it says of itself when it is left is said, and read out with it.
 */
function answerEnter({ key, target, currentTarget, ...event }: KeyboardEvent<HTMLFormElement>) {
  if (key !== 'Enter' || event.isDefaultPrevented() || event.nativeEvent.isComposing) return
  if (!(target instanceof HTMLInputElement) || !currentTarget.querySelector('[type="submit"]:disabled'))
    return
  target.blur()
  target.focus()
}

/** Sends on Enter and on its submit button. What is wrong is said by our own words at the fields, not by the browser. */
export function Form({ children, onSubmit, label, submitHint, narrows, isPending = false }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const hintId = useId()
  const [tries, setTries] = useState(0)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
    setTries(tries + 1)
  }
  useEffect(() => {
    // A try that found something wrong leads to it: who cannot see the message hears it with its field,
    // or with all others in the summary, which stands before the fields.
    if (tries > 0 && !isPending) {
      form.current?.querySelector<HTMLElement>(wrong)?.focus()
    }
  }, [tries, isPending])
  return (
    // Without script a form must never put into the address what was typed, unless these are choices.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in its fields arrives here.
    <form
      ref={form}
      noValidate
      method={narrows === undefined ? 'post' : 'get'}
      action={narrows}
      aria-label={label}
      aria-describedby={submitHint ? hintId : undefined}
      onSubmit={submit}
      onKeyDown={answerEnter}
    >
      {children}
      {submitHint && (
        <p id={hintId} className={hintClass}>
          {submitHint}
        </p>
      )}
    </form>
  )
}
