/** Brings a text into its shape, as far as it goes. The shape of its beginning is the beginning of its shape. */
export type Mask = (value: string) => string

export interface MaskedText {
  value: string
  caret: number
}

/** What a change leaves in a masked box that held `before`: `head` stands before the caret, `tail` after it. */
export function remask(
  mask: Mask,
  before: string,
  head: string,
  tail: string,
  inputType: string,
): MaskedText {
  let [kept, rest] = [head, tail]
  if (inputType.startsWith('delete')) {
    const isForward = inputType.endsWith('Forward')
    // Where only a separator went, what stands beyond it was meant; else the mask would put it back for ever.
    while (mask(kept + rest) === before && (isForward ? rest : kept)) {
      if (isForward) rest = rest.slice(1)
      else kept = kept.slice(0, -1)
    }
  }
  const value = mask(kept + rest)
  return { value, caret: Math.min(mask(kept).length, value.length) }
}

/** Leaves in the box what the mask keeps, with the caret where the person is typing, and answers it. */
export function takeMasked(input: HTMLInputElement, event: Event, mask: Mask, before: string): string {
  const end = input.selectionEnd ?? input.value.length
  const inputType = event instanceof InputEvent ? event.inputType : ''
  const { value, caret } = remask(mask, before, input.value.slice(0, end), input.value.slice(end), inputType)
  // Written here and not by the next render alone, which would put the caret at the end. The same text again would
  // lose what the browser can undo.
  if (input.value !== value) input.value = value
  // A box that a browser fills in has no caret, and Safari would focus it.
  if (input === document.activeElement) input.setSelectionRange(caret, caret)
  return value
}
