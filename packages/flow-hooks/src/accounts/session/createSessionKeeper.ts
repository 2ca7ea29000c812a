import { ApiError, checkSession, getAccount, signInWithToken, type Api } from '@players-club/api-client'
import type { Account } from '@players-club/domain-models'
import type { AnalyticsPort, ClockPort, LocksPort } from '../../club/ClubPorts.ts'
import { after } from '../../club/machine/after.ts'
import type { SessionStore } from './createSession.ts'
import type { SessionStorage, StoredValues } from './createSessionStorage.ts'
import { followTabs } from './followTabs.ts'
import { isPlayer, userIdOf } from './Session.ts'
import { WAKING_PAUSES_MS, wakeSession } from './wakeSession.ts'

export type SessionKeeper = {
  /** Takes up the session a reload left behind, and follows the other tabs from then on. */
  start(): () => void
  /** Looks at the shared values again: another tab, or the switch, has changed. */
  follow(): void
  /** Asks the server whose session the browser holds, and takes it up; says whether there is one. */
  takeUp(): Promise<boolean>
  /** Asks the server whether the player's session goes on, and renews it where it has run out. */
  goOn(signal: AbortSignal): Promise<boolean>
  /** Somebody is signing in on this page: until they are done no other tab's sign-in is adopted. */
  standBack(signal: AbortSignal): void
}

export type SessionKeeperNeeds = {
  readonly api: Api
  readonly session: SessionStore
  readonly storage: SessionStorage
  readonly locks: LocksPort
  readonly clock: ClockPort
  readonly analytics: AnalyticsPort
  /** The switch USE_LOCAL_STORAGE_TO_LOGIN. */
  isAdopting(): boolean
}

const isOffline = (error: unknown) => error instanceof ApiError && error.kind === 'offline'

/** Keeps this tab's session in line with the server's and with the other tabs'. */
export function createSessionKeeper(needs: SessionKeeperNeeds): SessionKeeper {
  const { api, session, storage, clock, analytics, isAdopting } = needs
  let adoption = new AbortController()
  let signingIn = 0
  let identified: number | null = null

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

  /** The server's word on whose session the browser's cookie opens. */
  async function verified(userId: string, signal: AbortSignal): Promise<Account | null> {
    const status = await api.call(checkSession, {}, { signal })
    if (status?.login !== userId) return null
    const account = await api.call(getAccount, {}, { signal })
    return account?.login === userId ? account : null
  }

  function enter(account: Account, stored: StoredValues) {
    // Another tab may have ended or changed the session while the server was being asked.
    if (mine() || storage.readValues()?.userId !== stored.userId) return
    session.begin({ tokens: stored, account })
    identify()
  }

  async function adopt(stored: StoredValues) {
    const { signal } = adoption
    try {
      const { access_token, userId } = stored
      const tokens = await api.call(signInWithToken, { body: { access_token, userId } }, { signal })
      const account = await verified(userId, signal)
      if (account && !signal.aborted) enter(account, { ...stored, ...tokens })
    } catch {
      // Whoever is not let in stays a guest; the values are the other tab's to keep.
    }
  }

  async function resume(stored: StoredValues) {
    const { signal } = adoption
    try {
      const granted = await wakeSession(needs, signal)
      if (signal.aborted) return
      if (granted?.account.login === stored.userId) enter(granted.account, { ...stored, ...granted.tokens })
      else session.end()
    } catch {
      // A club that cannot be reached has not said no: the next page asks again.
    }
  }

  /** The server has told this page that it let the browser's session run out. */
  async function wake([pause, ...pauses] = WAKING_PAUSES_MS) {
    const { signal } = adoption
    try {
      const granted = await wakeSession(needs, signal)
      if (signal.aborted) return
      if (granted) session.begin(granted)
      else session.settle()
      identify()
      follow()
    } catch (error) {
      if (signal.aborted) return
      if (isOffline(error) && pause !== undefined) return after(clock, pause, signal, () => void wake(pauses))
      // As above; a guarded page leads to sign-in meanwhile.
      session.settle()
    }
  }

  function follow() {
    if (session.getState().isWaking) return
    adoption.abort()
    adoption = new AbortController()
    const stored = storage.readValues()
    const slice = mine() ? null : storage.readSlice()
    const leftBehind = slice && isPlayer(slice) ? userIdOf(slice) : null
    const decision = followTabs({
      mine: mine(),
      stored,
      leftBehind,
      isAdopting: isAdopting() && signingIn === 0,
    })
    if (decision === 'end' || decision === 'endAndAdopt') session.leave()
    if (!stored) return
    if (decision === 'renew') session.takeOver(stored)
    if (decision === 'resume') void resume(stored)
    if (decision === 'adopt' || decision === 'endAndAdopt') void adopt(stored)
  }

  return {
    start() {
      session.restore()
      identify()
      if (session.getState().isWaking) void wake()
      else follow()
      const unsubscribe = storage.subscribe(follow)
      return () => {
        unsubscribe()
        adoption.abort()
        adoption = new AbortController()
      }
    },
    follow,
    async takeUp() {
      adoption.abort()
      adoption = new AbortController()
      const { signal } = adoption
      const { epoch } = session.getState()
      const status = await api.call(checkSession, {}, { signal })
      const account = status && (await api.call(getAccount, {}, { signal }))
      if (!status || account?.login !== status.login) return false
      if (session.getState().epoch === epoch) session.begin({ tokens: status, account })
      identify()
      return true
    },
    async goOn(signal) {
      const granted = await wakeSession(needs, signal)
      // The tab that renewed it, this one or another, has stored what it goes on with.
      if (granted) follow()
      return granted !== null
    },
    standBack(signal) {
      signingIn += 1
      adoption.abort()
      session.settle()
      const done = () => {
        signingIn -= 1
        follow()
      }
      signal.addEventListener('abort', done, { once: true })
    },
  }
}
