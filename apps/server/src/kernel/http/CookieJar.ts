import type { OpenedSession } from '../sessions/index.ts'
import { EMBED_COOKIE, GUEST_COOKIE, SESSION_COOKIE, type Cookies } from './cookies.ts'

/**
 * The cookies of one call: those of the request and those set by the answer. Calls from a partner's frame have their
 * own jar, without the club's own session.
 */
export class CookieJar {
  readonly isInFrame: boolean
  /** The session cookie of the request. */
  readonly session: string | null
  readonly #cookies: Cookies
  readonly #guest: string | null
  /** The cookie that the answer sets; undefined while it changes nothing. */
  #opened: string | undefined
  #outgoing: string[] = []

  constructor(cookies: Cookies, header: string | null, isInFrame: boolean) {
    this.isInFrame = isInFrame
    this.#cookies = cookies
    this.session = isInFrame ? null : cookies.read(header, SESSION_COOKIE)
    this.#guest = cookies.read(header, isInFrame ? EMBED_COOKIE : GUEST_COOKIE)
  }

  /** The frame's cookie of the request. */
  get frame(): string | null {
    return this.isInFrame ? this.#guest : null
  }

  /** The cookie that the CSRF token of this call belongs to. */
  get csrfCookie(): string | null {
    return this.session ?? this.#guest
  }

  /** The cookie that the next call will be bound to. */
  get nextCsrfCookie(): string | null {
    return this.#opened ?? this.csrfCookie
  }

  get outgoing(): readonly string[] {
    return this.#outgoing
  }

  /** Stores a new session, until the browser closes or for as long as it is remembered. */
  openSession({ cookieValue, remember, familyExpiresAt }: OpenedSession): void {
    this.#opened = cookieValue
    this.#outgoing = [
      ...this.#cookies.session(cookieValue, remember ? familyExpiresAt : null),
      ...(this.#guest ? this.#cookies.clearedGuest() : []),
    ]
  }

  openFrame(value: string): void {
    this.#opened = value
    this.#outgoing = this.#cookies.embed(value)
  }

  /** Signs out: the browser's cookie becomes invalid, and the next call is a new guest's. */
  closeSession(guest: string): void {
    this.#opened = guest
    this.#outgoing = [...this.#cookies.clearedSession(), ...this.#cookies.guest(guest)]
  }

  /** Gives a first visitor a cookie to bind the CSRF token to. */
  setGuestCookie(guest: string): void {
    this.#opened = guest
    this.#outgoing = this.isInFrame ? this.#cookies.embed(guest) : this.#cookies.guest(guest)
  }
}
