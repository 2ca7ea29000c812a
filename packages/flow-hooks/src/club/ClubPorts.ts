import type { Api, ApiOptions, NavigatorLike } from '@players-club/api-client'
import type { CaptchaChallenge, Clock, DeviceReading } from '@players-club/domain-models'

/** The id of a timer, for `clearTimeout` of the same clock. */
export type Timer = number

/** The server's time, as far as it is known, and the device's timers. `now` is read while rendering, too. */
export type ClockPort = Clock & {
  /** Milliseconds of a monotonic clock, which measures durations on the device; no correction moves it. */
  elapsed(): number
  /** Reports that the time was corrected: whatever waits for a point in time recalculates its delay. Returns how to stop, which may be called twice. */
  subscribe(listener: () => void): () => void
  /** Runs it once, and never before this call has returned. A correction of the time does not move a timer. */
  setTimeout(run: () => void, ms: number): Timer
  /** Does nothing for a timer that has run or was cleared. */
  clearTimeout(timer: Timer): void
}

/**
 * A key-value storage of texts. Synchronous, and nothing of it throws: where the browser refuses to store, memory does. A
 * server gives `memoryStorage()`.
 */
export type StoragePort = {
  get(key: string): string | null
  /** The next `get` in this tab has the value, even where the browser did not keep it. */
  set(key: string, value: string): void
  remove(key: string): void
  /** Removes everything of the club's: the keys that begin with `players-club.`, and no others. */
  clear(): void
  /** Reports changes by other tabs, and none of this one; `null` means all keys. Returns how to stop, which may be called twice. */
  subscribe(listener: (key: string | null) => void): () => void
}

/** One at a time, in all tabs of the browser. Where the browser has no locks, one at a time is not promised. */
export type LocksPort = {
  /**
   * Runs it once, as soon as no other holds the name, and settles as it does. The name is free when it has settled, also by
   * a rejection, and when the tab is closed. It may be held for minutes (a payment), and is not asked for by its holder.
   */
  exclusive<T>(name: string, run: () => Promise<T>): Promise<T>
}

/** What a tab sends to the others: whose answer of which call has changed. */
export type TabMessage = { readonly userId: string; readonly name: string }

/** The browser's other tabs. */
export type TabsPort = {
  /** Tells every other tab that listens, and not this one. Neither throws nor waits; a message may be lost. */
  post(message: TabMessage): void
  /** Reports messages of this shape alone: another tab may run another version. Returns how to stop, which may be called twice. */
  subscribe(listener: (message: TabMessage) => void): () => void
}

/** A place in the browser's history: its address, and the state that was stored with it. */
export type Place = {
  readonly pathname: string
  readonly search: string
  readonly hash?: string
  /** What `go` was given, also after a reload; anything else where the page was opened otherwise. */
  readonly state: unknown
}

/** How a navigation is made. */
export type NavigatorOptions = {
  replace?: boolean
  state?: unknown
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean
  /** This page stays: the next one could not be loaded, or another navigation took its place. */
  onFailure?: () => void
}

/** Where the player is, and how to bring them elsewhere. */
export type NavigatorPort = {
  /**
   * Begins a navigation and returns; it may end later, or not at all, which `onFailure` reports. `path` is one of
   * `paths`, or a page of ours that the player came from, with its query and fragment; `state` can be cloned. Called by
   * effects and handlers, never while rendering, and in development twice with the same path.
   */
  go(path: string, options?: NavigatorOptions): void
  /**
   * The page that is shown; at the latest from the effects of its own first render on. Read while rendering, too, but not
   * while a server renders.
   */
  location(): Place
}

/** Analytics and marketing tools. Neither receives more than a path or the player's login; neither throws nor waits. */
export type AnalyticsPort = {
  /** Once for each page that is visited, without its query. */
  pageView(path: string): void
  /** Once for each session of a player on this page. */
  identify(login: string): void
}

/** Does the work that a captcha asks for: `createCaptcha` of `@players-club/flow-hooks/captcha`. */
export type CaptchaPort = {
  /**
   * Answers the token that goes along with what it is solved for, which the server takes once. It works beside the page,
   * so that the page stays usable. Rejects when the signal is aborted and where it cannot be solved; the player may then
   * try again, with another challenge.
   */
  solve(challenge: CaptchaChallenge, signal: AbortSignal): Promise<string>
}

/** Where the device is, as far as it says. */
export type LocationPort = {
  /**
   * Asks the device now, and never answers with an earlier position. Resolves also where the player or the device refuses
   * or does not answer; rejects with a `LateCodeError` where the code for it could not be loaded. Any other rejection
   * counts as a device that says nothing. `onPrompt` is called at most once, before it settles, when the browser asks the
   * player for the permission.
   */
  read(onPrompt: () => void): Promise<LocatedDevice>
}

/** A reading, or why there is none. */
export type LocatedDevice = DeviceReading & {
  /** The device, or the player whom the browser asked, did not answer in time. */
  readonly isTimedOut?: boolean
}

/** What the API needs of the session: renewing one that has run out, and hearing that it could not be renewed. */
export type SessionLink = Required<Pick<ApiOptions, 'refresh' | 'onSessionLost'>>

/**
 * What flows need from outside. Apps pass the real ones, tests and stories their own. They stay the same for the life of a
 * provider, and their functions are called without `this`. While a server renders, only `api`, `random` and what reads is
 * called, and of `navigator` nothing.
 */
export type ClubPorts = {
  /**
   * The API, joined to the session that the club keeps. Called once, when the club is made, and sends nothing by itself. A
   * call rejects with an `ApiError`, or with the reason of its signal. A call of the same idempotency key may be made
   * again after a failure.
   */
  readonly api: (link: SessionLink) => Api
  readonly clock: ClockPort
  /** `local` is shared by the tabs of the browser; `session` is the tab's own and outlives its reload. */
  readonly storage: { readonly local: StoragePort; readonly session: StoragePort }
  readonly locks: LocksPort
  readonly tabs: TabsPort
  readonly navigator: NavigatorPort
  readonly analytics: AnalyticsPort
  readonly captcha: CaptchaPort
  readonly location: LocationPort
  /** What the browser says of itself; asked when a message to the support is sent. */
  readonly agent: () => NavigatorLike
  /** At least 0, less than 1. Asked once, when the club is made without the chance of a rendered page. */
  random(): number
  /** A new unique, unguessable id: an idempotency key, or the nonce of a widget. */
  id(): string
}
