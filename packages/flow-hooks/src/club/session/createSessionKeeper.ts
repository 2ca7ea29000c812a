import { checkSession, getAccount, signInWithToken, type Api } from '@players-club/api-client'
import { decodeToken, type Account, type SessionTokens } from '@players-club/domain-models'
import type { AnalyticsPort, ClockPort, LocksPort } from '../ClubPorts.ts'
import { isUnanswered } from '../isRefusal.ts'
import { after } from '../machine/after.ts'
import { beginSession, refuseSession } from './beginSession.ts'
import type { SessionStore } from './createSession.ts'
import type { SessionStorage, StoredValues } from './createSessionStorage.ts'
import { followTabs } from './followTabs.ts'
import {
  endOf,
  findTokens,
  RESTORE_POLL_MS,
  RESTORE_RETRY_DELAYS_MS,
  restoreSession,
} from './restoreSession.ts'
import { isPlayer, userIdOf, type GrantedSession } from './Session.ts'

export type SessionKeeper = {
  /** Restores the session after a reload, then follows the other tabs. */
  start(): () => void
  /** Reads the shared values again, after another tab or the switch has changed. */
  follow(): void
  /** Restarts the idle time of the player's session, and renews it if it has expired: when it ends now, in milliseconds since the epoch; null when it is over. */
  renew(signal: AbortSignal): Promise<number | null>
  /** The same without restarting the idle time, for a page that asks by itself. */
  check(signal: AbortSignal): Promise<number | null>
  /** The server cannot say whether the player's session goes on: hides it from the page until it is restored. */
  setAside(): void
  /** A sign-in is under way on this page: no other tab's sign-in is adopted until the signal aborts. */
  pause(signal: AbortSignal): void
}

export type SessionKeeperDeps = {
  readonly api: Api
  readonly session: SessionStore
  readonly storage: SessionStorage
  readonly locks: LocksPort
  readonly clock: ClockPort
  readonly analytics: AnalyticsPort
  /** The switch USE_LOCAL_STORAGE_TO_LOGIN. */
  isAdopting(): boolean
  /** The session of this page's player was ended in another tab. */
  onEndedElsewhere(): void
}

/** Keeps this tab's session in sync with the server and with the other tabs. */
export function createSessionKeeper(deps: SessionKeeperDeps): SessionKeeper {
  const { api, session, storage, clock, analytics, isAdopting, onEndedElsewhere } = deps
  // At most one attempt to begin a session is under way; the next one aborts it.
  let attempt = new AbortController()
  let signingIn = 0
  let identified: number | null = null

  function nextAttempt(): AbortSignal {
    attempt.abort()
    attempt = new AbortController()
    return attempt.signal
  }

  const mine = () => {
    const here = session.getState()
    const userId = userIdOf(here)
    return isPlayer(here) && userId ? { userId, accessToken: here.accessToken } : null
  }

  function identify() {
    const player = mine()
    if (!player || identified === session.getState().epoch) return
    identified = session.getState().epoch
    analytics.identify(player.userId)
  }

  function begin(granted: GrantedSession) {
    beginSession(deps, granted)
    identify()
  }

  /** The account, if the browser's cookie opens this user's session on the server. */
  async function verified(userId: string, signal: AbortSignal): Promise<Account | null> {
    const status = await api.call(checkSession, {}, { signal })
    if (status?.login !== userId) return null
    const account = await api.call(getAccount, {}, { signal })
    return account?.login === userId ? account : null
  }

  function enter(account: Account, stored: StoredValues) {
    // Race: another tab may have ended or replaced the session during the request.
    if (mine() || storage.readValues()?.userId !== stored.userId) return
    begin({ tokens: stored, account })
  }

  async function adopt(stored: StoredValues, signal: AbortSignal) {
    try {
      const { access_token, userId } = stored
      const tokens = await api.call(signInWithToken, { body: { access_token, userId } }, { signal })
      const account = await verified(userId, signal)
      if (account && !signal.aborted) enter(account, { ...stored, ...tokens })
    } catch {
      // The tab stays a guest. The shared values belong to the other tab and stay.
    }
  }

  async function resume(stored: StoredValues, signal: AbortSignal) {
    try {
      const granted = await restoreSession(deps, signal)
      if (signal.aborted) return
      if (granted?.account.login === stored.userId) enter(granted.account, { ...stored, ...granted.tokens })
      else session.end()
    } catch {
      // A failed request does not end the session: the next page load retries.
    }
  }

  /** Restores an expired session, with retries for as long as the connection is lost. */
  async function restore(signal: AbortSignal, [delay, ...delays] = RESTORE_RETRY_DELAYS_MS) {
    try {
      const granted = await restoreSession(deps, signal)
      if (signal.aborted) return
      if (granted) begin(granted)
      else session.finishRestoring()
      follow()
    } catch (error) {
      if (signal.aborted) return
      if (isUnanswered(error)) {
        if (delay === undefined) session.cutOff()
        return after(clock, delay ?? RESTORE_POLL_MS, signal, () => void restore(signal, delays))
      }
      // The stored values stay, as above; a guarded page redirects to sign-in.
      session.finishRestoring()
    }
  }

  function follow() {
    if (session.getState().isRestoring) return
    const signal = nextAttempt()
    const stored = storage.readValues()
    const wasPlayer = mine() !== null
    const slice = mine() ? null : storage.readSlice()
    const userIdBeforeReload = slice && isPlayer(slice) ? userIdOf(slice) : null
    const decision = followTabs({
      mine: mine(),
      stored,
      userIdBeforeReload,
      isAdopting: isAdopting() && signingIn === 0,
    })
    if (decision === 'end' || decision === 'endAndAdopt') session.leave()
    if (decision === 'end' && wasPlayer) onEndedElsewhere()
    if (!stored) return
    if (decision === 'renew') session.replaceTokens(stored)
    if (decision === 'resume') void resume(stored, signal)
    if (decision === 'adopt' || decision === 'endAndAdopt') void adopt(stored, signal)
  }

  /** When the session of the browser's tokens ends; null where it is over, or is another player's. */
  function endOfMine(tokens: SessionTokens | null | undefined): number | null {
    if (!tokens) return null
    // New tokens are in the storage: this tab or another one has renewed them.
    follow()
    if (decodeToken(tokens.access_token)?.login === mine()?.userId) return endOf(tokens)
    session.leave()
    return null
  }

  return {
    start() {
      session.restore()
      const here = session.getState()
      // The page was rendered with a session that is no player's.
      if (here.account && !isPlayer(here)) refuseSession(deps)
      identify()
      if (session.getState().isRestoring) void restore(nextAttempt())
      else follow()
      const unsubscribe = storage.subscribe(follow)
      return () => {
        unsubscribe()
        attempt.abort()
      }
    },
    follow,
    renew: async signal => endOfMine((await restoreSession(deps, signal))?.tokens),
    check: async signal => endOfMine(await findTokens(deps, signal)),
    setAside() {
      session.setAside()
      void restore(nextAttempt())
    },
    pause(signal) {
      signingIn += 1
      attempt.abort()
      session.finishRestoring()
      const done = () => {
        signingIn -= 1
        follow()
      }
      signal.addEventListener('abort', done, { once: true })
    },
  }
}
