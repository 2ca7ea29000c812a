/** What a partner's page receives. Nothing in it is about the player. */
export type WidgetNews = 'signedin' | 'signedout' | 'blocked' | 'failed'

/** The partner's page around the widget. */
export type WidgetHost = {
  /** The page's own origin; `null` as long as it has not answered. */
  partnerOrigin(): string | null
  /** Calls back when the page answers, unless it already has. */
  onAnswered(listener: () => void): () => void
  notify(news: WidgetNews): void
  /** Asks the page to keep this frame, or no longer: it is replaced when the partner changes how it looks. */
  hold(isHeld: boolean): void
  /** Calls back whenever the player looks at the page again, and every few minutes while it is visible. */
  onSeen(listener: () => void): () => void
}

/** The widget that a one-time code is for. */
export type WidgetBinding = { readonly partnerOrigin: string; readonly nonce: string }

/** The outcome of the sign-in window: a code, a refusal, or nothing because it was closed. */
export type SignInWindowAnswer =
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'declined' }
  | { readonly type: 'closed' }

/** The club's own window, in which the player signs in and is asked. */
export type SignInWindowPort = {
  /** Opens it, or returns that the browser did not. Call it in the handler of the player's press: browsers block any other window. */
  open(binding: WidgetBinding, onAnswer: (answer: SignInWindowAnswer) => void): 'opened' | 'blocked'
  /** Brings it to the front. */
  focus(): void
  /** Stops listening to the window. */
  leave(): void
}
