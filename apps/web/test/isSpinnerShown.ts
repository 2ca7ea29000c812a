/** Whether the spinner covers the page. It has no name for screen readers, so its drawing identifies it. */
export const isSpinnerShown = (): boolean =>
  document.querySelector('[aria-hidden] svg[viewBox="0 0 40 40"]')?.checkVisibility() ?? false
