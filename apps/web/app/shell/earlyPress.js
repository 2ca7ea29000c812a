// @ts-check
// Stands in the page and runs before React is loaded: keeps the last press, so that `useEarlyInput` can repeat it once
// the page is hydrated. Plain JavaScript, for it is sent as it is written.
{
  /** @type {import('./useEarlyInput.ts').EarlyPress | null} */
  let press = null

  /** @param {EventTarget | null} target */
  const buttonAt = target => (target instanceof Element ? target.closest('button') : null)

  /** @param {MouseEvent} event */
  const keepClick = ({ target }) => {
    const button = buttonAt(target)
    // The browser itself opens a popover, and a submit button sends its form.
    const isOurs = button !== null && button.type !== 'submit' && !button.hasAttribute('popovertarget')
    press = isOurs ? { button } : null
  }

  /** @param {SubmitEvent} event */
  const keepSubmit = event => {
    const form = event.target
    // A form that leads to an address with its choices works without scripts.
    if (!(form instanceof HTMLFormElement) || form.method === 'get') return
    event.preventDefault()
    press = { form }
  }

  /** A disabled submit button takes no click. @param {PointerEvent} event */
  const keepPointer = ({ target }) => {
    const button = buttonAt(target)
    if (button?.disabled && button.type === 'submit' && button.form) press = { form: button.form }
  }

  /** Nor does Enter submit while it is disabled. @param {KeyboardEvent} event */
  const keepEnter = ({ key, target, isComposing }) => {
    // Enter that ends a composition only accepts the word.
    if (key !== 'Enter' || isComposing) return
    if (target instanceof HTMLInputElement && target.form?.method === 'post') press = { form: target.form }
  }

  /** A player who goes on typing has not finished: a half-typed password would be sent, and counted as a failed attempt. */
  const dropForm = () => {
    if (press?.form) press = null
  }

  addEventListener('click', keepClick)
  addEventListener('submit', keepSubmit)
  addEventListener('pointerdown', keepPointer)
  addEventListener('keydown', keepEnter)
  addEventListener('input', dropForm)

  window.takeEarlyPress = () => {
    removeEventListener('click', keepClick)
    removeEventListener('submit', keepSubmit)
    removeEventListener('pointerdown', keepPointer)
    removeEventListener('keydown', keepEnter)
    removeEventListener('input', dropForm)
    delete window.takeEarlyPress
    return press
  }
}
