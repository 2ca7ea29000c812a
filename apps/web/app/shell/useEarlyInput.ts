import { useEffect, useLayoutEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What a person or a password manager entered before the page answered from its scripts, and what was pressed last. React
 * takes a field's first value for what it has written itself, and would write its own over it: so each field tells of it
 * now.
 */
export function useEarlyInput(): void {
  const pressed = useRef<HTMLElement>(null)
  // A press in the middle of taking over makes React end it and answer: by then nobody may keep that press any more.
  useLayoutEffect(() => {
    pressed.current ??= window.takeEarlyPress?.() ?? null
  }, [])
  useEffect(() => {
    for (const field of document.querySelectorAll<Field>('input:not([type=file]),textarea,select'))
      if ('selectedIndex' in field) tellChoice(field)
      else if ('checked' in field && /^(checkbox|radio)$/.test(field.type)) tellTick(field)
      else tellText(field)
    pressed.current?.click()
  }, [])
}

/** The press puts it back to where it was found. Of several to choose one from, the chosen one tells. */
function tellTick(field: HTMLInputElement): void {
  const isPassedOver = field.type === 'radio' && !field.checked
  if (isPassedOver || field.checked === field.defaultChecked) return
  field.checked = !field.checked
  field.click()
}

/** React is told what it knew, and the field keeps what it had: so the next event is a change. */
function tellText(field: Exclude<Field, HTMLSelectElement>): void {
  const { value, defaultValue, selectionStart, selectionEnd } = field
  if (value === defaultValue) return
  field.value = defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  // An e-mail has no selection; its cursor goes to the end.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function tellChoice(field: HTMLSelectElement): void {
  const rendered = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
  if (field.selectedIndex !== Math.max(rendered, 0))
    field.dispatchEvent(new Event('change', { bubbles: true }))
}
