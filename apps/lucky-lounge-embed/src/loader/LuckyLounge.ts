export type LoungeEvent = 'ready' | 'signedin' | 'signedout' | 'error'

/** What an event says: which widget, and what went wrong. Nothing about the player. */
export type LoungeDetail = { readonly widget: string; readonly code?: string }

/** `window.LuckyLounge`, for partners' own scripts. */
export type LuckyLounge = {
  /** Calls back on an event of any widget in the page; answers how to stop. */
  on(event: LoungeEvent, listener: (detail: LoungeDetail) => void): () => void
  /** Takes every widget out of the page. */
  destroy(): void
}
