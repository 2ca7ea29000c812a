import { page } from 'vitest/browser'

/** Whether the spinner covers the page. A pending button has the same text, but in the page. */
export const isSpinnerShown = (): boolean =>
  page
    .getByText('Please wait')
    .elements()
    .some(words => words.closest('main') === null)
