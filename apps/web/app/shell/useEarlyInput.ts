import { useEffect, useLayoutEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A button that was pressed, or a form that was submitted, before the page was hydrated. */
export type EarlyPress =
  | { readonly button: HTMLButtonElement; readonly form?: undefined }
  | { readonly form: HTMLFormElement; readonly button?: undefined }

declare global {
  interface Window {
    /** Set by `earlyPress.js` until the page is hydrated. */
    takeEarlyPress?: () => EarlyPress | null
  }
}

/**
 * Takes over what a player or a password manager entered before hydration, then repeats the last press. React takes a
 * field's value at hydration for its own and would overwrite it with its state, so each changed field dispatches an event.
 */
export function useEarlyInput(): void {
  const early = useRef<EarlyPress>(null)
  // React itself answers a press that comes while it hydrates: from here on it must not be kept as well.
  useLayoutEffect(() => {
    early.current ??= window.takeEarlyPress?.() ?? null
  }, [])
  useEffect(() => {
    for (const field of document.querySelectorAll<Field>('input:not([type=file]),textarea,select'))
      if ('selectedIndex' in field) replayChoice(field)
      else if ('checked' in field && /^(checkbox|radio)$/.test(field.type)) replayTick(field)
      else replayText(field)
    const press = early.current
    early.current = null
    press?.button?.click()
    // After React has rendered the input of the fields: a form that is valid has an enabled button only then.
    if (press?.form) setTimeout(submit, 0, press.form)
  }, [])
}

/** As a press on its button would; a form that is not valid has a disabled one. */
function submit(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]')
  if (button && !button.disabled) form.requestSubmit(button)
}

/** The press puts it back to where it was found. Of radio buttons, only the chosen one is pressed. */
function replayTick(field: HTMLInputElement): void {
  const isPassedOver = field.type === 'radio' && !field.checked
  if (isPassedOver || field.checked === field.defaultChecked) return
  field.checked = !field.checked
  field.click()
}

/** React takes the value for unchanged, and the field keeps what it had: so the next event is a change. */
function replayText(field: Exclude<Field, HTMLSelectElement>): void {
  const { value, defaultValue, selectionStart, selectionEnd } = field
  if (value === defaultValue) return
  field.value = defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  // An e-mail has no selection; its cursor goes to the end.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function replayChoice(field: HTMLSelectElement): void {
  const rendered = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
  if (field.selectedIndex !== Math.max(rendered, 0))
    field.dispatchEvent(new Event('change', { bubbles: true }))
}
