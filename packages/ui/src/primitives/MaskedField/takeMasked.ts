/** Formats a text as far as it goes. The mask of a prefix must be a prefix of the mask. */
export type Mask = (value: string) => string

export interface MaskedText {
  value: string
  caret: number
}

/**
 * The result of an edit in a masked box that contained `before`: `head` is the text before the caret, `tail`
 * after it.
 */
export function remask(
  mask: Mask,
  before: string,
  head: string,
  tail: string,
  inputType: string,
): MaskedText {
  if (inputType.startsWith('delete')) {
    const isForward = inputType.endsWith('Forward')
    // If only a separator was deleted, the character beyond it is deleted too; otherwise the mask would
    // restore the separator forever.
    while (mask(head + tail) === before && (isForward ? tail : head)) {
      if (isForward) tail = tail.slice(1)
      else head = head.slice(0, -1)
    }
  }
  const value = mask(head + tail)
  return { value, caret: Math.min(mask(head).length, value.length) }
}

/** The browser's event of an edit. During autofill it is a plain event. */
export interface Edit {
  readonly inputType?: string
  readonly isComposing?: boolean
}

/** Writes the masked text and the caret to the box and returns the text. */
export function takeMasked(
  input: HTMLInputElement,
  { inputType = '' }: Edit,
  mask: Mask,
  before: string,
): string {
  const end = input.selectionEnd ?? input.value.length
  const { value, caret } = remask(mask, before, input.value.slice(0, end), input.value.slice(end), inputType)
  // Set here and not only by the next render, which would move the caret to the end. Writing an unchanged
  // text would clear the browser's undo history.
  if (input.value !== value) input.value = value
  // During autofill the box has no caret, and setting one would make Safari focus it.
  if (input === document.activeElement) input.setSelectionRange(caret, caret)
  return value
}
