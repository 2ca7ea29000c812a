export type LoungeEvent = 'ready' | 'signedin' | 'signedout' | 'error'

/** Details of an event: the widget, an error's code, and why colours were refused. Nothing about the player. */
export type LoungeDetail = { readonly widget: string; readonly code?: string; readonly reason?: string }

/** `window.LuckyLounge`, for partners' own scripts. */
type LuckyLounge = {
  /** Subscribes to an event of all widgets in the page; returns the function that unsubscribes. */
  on(event: LoungeEvent, listener: (detail: LoungeDetail) => void): () => void
  /** Removes every widget from the page. */
  destroy(): void
}

declare global {
  interface Window {
    LuckyLounge?: LuckyLounge
  }
}
