export type LoungeEvent = 'ready' | 'signedin' | 'signedout' | 'error'

/** Details of an event: the widget, and an error code. Nothing about the player. */
export type LoungeDetail = { readonly widget: string; readonly code?: string }

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
