import {
  clearedGuestCookie,
  clearedSessionCookie,
  EMBED_COOKIE,
  embedCookie,
  GUEST_COOKIE,
  guestCookie,
  readCookie,
  SESSION_COOKIE,
  sessionCookie,
} from './cookies.ts'

/**
 * The cookies of one call: those it came with and those its answer sets. Calls from a partner's frame have
 * a jar of their own, in which the club's own session never lies.
 */
export class CookieJar {
  readonly isInFrame: boolean
  readonly #session: string | null
  readonly #guest: string | null
  /** Undefined as long as the answer changes nothing; null where it clears the session. */
  #opened: string | null | undefined
  #outgoing: string[] = []

  constructor(header: string | null, isInFrame: boolean) {
    this.isInFrame = isInFrame
    this.#session = isInFrame ? null : readCookie(header, SESSION_COOKIE)
    this.#guest = readCookie(header, isInFrame ? EMBED_COOKIE : GUEST_COOKIE)
  }

  /** The session's cookie as it came. */
  get session(): string | null {
    return this.#session
  }

  /** The frame's cookie as it came. */
  get frame(): string | null {
    return this.isInFrame ? this.#guest : null
  }

  /** The cookie that the call's own CSRF token belongs to. */
  get bound(): string | null {
    return this.#session ?? this.#guest
  }

  /** The cookie that the next call will be bound to. */
  get next(): string | null {
    if (this.#opened === undefined) return this.bound
    return this.#opened ?? this.#guest
  }

  get outgoing(): readonly string[] {
    return this.#outgoing
  }

  openSession(value: string, keepUntil: Date | null): void {
    this.#opened = value
    this.#outgoing = [sessionCookie(value, keepUntil), ...(this.#guest ? [clearedGuestCookie()] : [])]
  }

  openFrame(value: string): void {
    this.#opened = value
    this.#outgoing = [embedCookie(value)]
  }

  /** Signs out: what the browser held means nothing any more, and the next call is a new guest's. */
  closeSession(guest: string): void {
    this.#opened = guest
    this.#outgoing = [clearedSessionCookie(), guestCookie(guest)]
  }

  /** A first contact: something to bind the CSRF token to. */
  greet(guest: string): void {
    this.#opened = guest
    this.#outgoing = [this.isInFrame ? embedCookie(guest) : guestCookie(guest)]
  }
}
