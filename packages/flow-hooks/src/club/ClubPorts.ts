import type { Api, ApiOptions, NavigatorLike } from '@players-club/api-client'
import type { CaptchaChallenge, Clock, DeviceReading } from '@players-club/domain-models'

/** The id of a timer, for `clearTimeout` of the same clock. */
export type Timer = number

/** The server's time, as far as it is known, and the device's timers. */
export type ClockPort = Clock & {
  /** Milliseconds of a monotonic clock, which measures durations on the device. */
  elapsed(): number
  /** Reports that the time was corrected: what waits for a moment reckons again. */
  subscribe(listener: () => void): () => void
  setTimeout(run: () => void, ms: number): Timer
  clearTimeout(timer: Timer): void
}

/** A key-value storage of texts. `subscribe` reports changes by other tabs; `null` means all keys. */
export type StoragePort = {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** Removes everything of the club's. */
  clear(): void
  subscribe(listener: (key: string | null) => void): () => void
}

/** One at a time, in all tabs of the browser. */
export type LocksPort = { exclusive<T>(name: string, run: () => Promise<T>): Promise<T> }

/** What a tab tells the others: whose answer of which call has changed. */
export type TabMessage = { readonly userId: string; readonly name: string }

/** The browser's other tabs. */
export type TabsPort = {
  post(message: TabMessage): void
  subscribe(listener: (message: TabMessage) => void): () => void
}

/** A place in the browser's history: its address, and the state that was stored with it. */
export type Place = {
  readonly pathname: string
  readonly search: string
  readonly hash?: string
  readonly state: unknown
}

/** Where the player is, and how to bring them elsewhere. */
export type NavigatorPort = {
  go(path: string, options?: { replace?: boolean; state?: unknown }): void
  location(): Place
}

/** Analytics and marketing tools. Neither is told more than a path or the player's login. */
export type AnalyticsPort = { pageView(path: string): void; identify(login: string): void }

/** Does the work that a captcha asks for, beside the page; answers the token that goes along with what it is solved for. */
export type CaptchaPort = {
  solve(challenge: CaptchaChallenge, signal: AbortSignal): Promise<string>
}

/** Where the device is, as far as it says. What asks it comes when it is first needed; rejects where that cannot be had. */
export type LocationPort = {
  /** `onPrompt`: the browser asks the player for the permission, and the reading waits for it. */
  read(onPrompt: () => void): Promise<LocatedDevice>
}

/** A reading, or why there is none. */
export type LocatedDevice = DeviceReading & {
  /** The device, or the player whom the browser asked, did not answer in time. */
  readonly isTimedOut?: boolean
}

/** What the API needs of the session: renewing one that has run out, and hearing that it could not be renewed. */
export type SessionLink = Required<Pick<ApiOptions, 'refresh' | 'onSessionLost'>>

/** What flows need from outside. Apps pass the real ones, tests and stories their own. */
export type ClubPorts = {
  /** The API, joined to the session that the club keeps. */
  readonly api: (link: SessionLink) => Api
  readonly clock: ClockPort
  readonly storage: { readonly local: StoragePort; readonly session: StoragePort }
  readonly locks: LocksPort
  readonly tabs: TabsPort
  readonly navigator: NavigatorPort
  readonly analytics: AnalyticsPort
  readonly captcha: CaptchaPort
  readonly location: LocationPort
  /** What the browser says of itself. */
  readonly agent: () => NavigatorLike
  /** At least 0, less than 1. */
  random(): number
  /** A new id, as for an idempotency key. */
  id(): string
}
