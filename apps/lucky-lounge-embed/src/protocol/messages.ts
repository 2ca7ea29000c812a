/**
 * Messages between windows: between the partner's page and the frame, and from the club's sign-in window to the
 * frame. None contains data about the player except the one-time code, which the club sends to the club.
 */
export const PROTOCOL = 1

/** `id` names the widget in the page, or the sign-in in the frame. */
type Envelope = { readonly lounge: typeof PROTOCOL; readonly id: string }

/** Error codes for the partner's page. */
export type ErrorCode = 'blocked' | 'failed' | 'theme' | 'unknown'

/** A message of the frame without the envelope. */
export type FrameNews =
  | { readonly type: 'ready' | 'signedin' | 'signedout' }
  | { readonly type: 'resize'; readonly height: number }
  /** Whether a new frame would lose something: the sign-in window answers this one. */
  | { readonly type: 'hold'; readonly isHeld: boolean }
  | { readonly type: 'title'; readonly title: string }
  | { readonly type: 'error'; readonly code: ErrorCode; readonly reason?: string }

/** From the frame to the partner's page. */
export type FrameMessage = Envelope & FrameNews

/** From the partner's page to the frame: the browser guarantees the page's origin. */
export type HostMessage = Envelope & { readonly type: 'hello' }

/** From the club's sign-in window to the frame that opened it. */
export type WindowMessage = Envelope &
  ({ readonly type: 'code'; readonly code: string } | { readonly type: 'declined' })
