import { page } from 'vitest/browser'

/** Whether the spinner covers the page. A button that waits says the same words, but in the page. */
export const isSpinnerShown = (): boolean =>
  page
    .getByText('Please wait')
    .elements()
    .some(words => words.closest('main') === null)
