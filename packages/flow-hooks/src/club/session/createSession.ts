import type { ErrorMessage } from '@players-club/api-client'
import { decodeToken, type Account, type SessionTokens } from '@players-club/domain-models'
import { createStore, readable, type ReadonlyStore } from '../store/createStore.ts'
import type { SessionStorage } from './createSessionStorage.ts'
import { guestSlice, isPlayer, playerSlice, userIdOf } from './Session.ts'
import type { GrantedSession, Session, SessionSlice, Target } from './Session.ts'

/** The session of this page as a store, and the verbs that change it. */
export type SessionStore = ReadonlyStore<Session> & {
  /** Aborted when this session ends, which aborts the player's calls. */
  signal(): AbortSignal
  /** Begins a player's session; the data of the one before are removed first. */
  begin(granted: GrantedSession): void
  /** Takes new tokens of the same player, for this tab and the storage. */
  renew(tokens: SessionTokens): void
  /** Takes tokens that another tab has renewed, without writing them: a late write would overwrite that tab's next ones. */
  replaceTokens(tokens: SessionTokens): void
  /** Updates the account of the same player. */
  amend(account: Partial<Account>): void
  /** Stores why a sign-in was refused. */
  keepError(refusal: { readonly notice: ErrorMessage; readonly reason: string }): void
  clearErrors(): void
  /** Ends the session: removes the player from page and storage. The club navigates to the target. */
  end(target?: Target | null): void
  /** The server cannot be reached to confirm the session: it is removed from the page and restored from the storage. */
  setAside(): void
  /** The session ended in another tab, which has already cleared or replaced the shared values. */
  leave(): void
  /** The server cannot be reached to restore an expired session. */
  cutOff(): void
  /** Ends the attempt to restore an expired session: the visitor is a guest. */
  finishRestoring(): void
  /** Syncs a reloaded page with the storage. */
  restore(): void
  /** Called when another session begins or this one ends, before the store shows it. */
  onSessionChange(listener: () => void): () => void
}

/** Of a session that has just begun or ended. */
const settled: Pick<Session, 'target' | 'isRestoring' | 'isCutOff'> = {
  target: null,
  isRestoring: false,
  isCutOff: false,
}

/**
 * The session of this page; from its first change on it is written to the storage, too. It is restored if the browser may
 * have one that was not granted: one that has expired, or where the server has not been asked (`granted` is undefined).
 */
export function createSession(
  storage: SessionStorage,
  granted: GrantedSession | null | undefined,
  mayHaveSession = granted !== null,
): SessionStore {
  const first = granted ? playerSlice(granted) : guestSlice
  const isRestoring = mayHaveSession && !granted
  const store = createStore<Session>({ ...first, ...settled, epoch: 0, departures: 0, isRestoring })
  const changeListeners = new Set<() => void>()
  let controller = new AbortController()

  function write(slice: SessionSlice) {
    if (isPlayer(slice) || slice.errorMessage) storage.writeSlice(slice)
    else storage.clearSlice()
  }

  function writeValues(slice: SessionSlice) {
    const userId = userIdOf(slice)
    if (!userId || !isPlayer(slice)) return
    // Race: another player's values are cleared first, so that no tab reads a mix of both.
    if (storage.readValues()?.userId !== userId) storage.clearValues()
    storage.writeValues({ access_token: slice.accessToken, refresh_token: slice.refreshToken, userId })
  }

  function change(change: Partial<SessionSlice>) {
    const next = { ...store.getState(), ...change }
    write(next)
    store.setState(next)
  }

  /** The account follows an e-mail address that was changed here or in another tab. */
  function replaceTokens({ access_token, refresh_token }: SessionTokens) {
    const { account, userData } = store.getState()
    const email = decodeToken(access_token)?.email
    const profile = email &&
      account &&
      userData && { account: { ...account, email }, userData: { ...userData, email } }
    change({ accessToken: access_token, refreshToken: refresh_token, ...profile })
  }

  function switchTo(slice: SessionSlice, change: Partial<typeof settled> = {}) {
    controller.abort()
    controller = new AbortController()
    for (const listener of [...changeListeners]) listener()
    write(slice)
    const { epoch, departures, account } = store.getState()
    const isDeparture = account !== null && account.login !== userIdOf(slice)
    store.setState({
      ...slice,
      epoch: epoch + 1,
      departures: departures + (isDeparture ? 1 : 0),
      ...settled,
      ...change,
    })
  }

  return {
    ...readable(store),
    signal: () => controller.signal,
    begin(granted) {
      const slice = playerSlice(granted)
      switchTo(slice)
      writeValues(slice)
    },
    renew(tokens) {
      replaceTokens(tokens)
      writeValues(store.getState())
    },
    replaceTokens,
    amend(changed) {
      const { account, userData } = store.getState()
      if (!account || !userData) return
      const amended = { ...account, ...changed }
      change({ account: amended, userData: { ...userData, email: amended.email } })
    },
    keepError: ({ notice, reason }) =>
      change({ errorMessage: notice, suspendedMessage: reason === 'suspended' }),
    clearErrors() {
      if (store.getState().errorMessage) change({ errorMessage: null, suspendedMessage: false })
    },
    end(target = null) {
      storage.clearValues()
      switchTo(guestSlice, { target })
    },
    setAside: () => switchTo(guestSlice, { isRestoring: true }),
    leave: () => switchTo(guestSlice),
    cutOff: () => store.setState({ ...store.getState(), isCutOff: true }),
    finishRestoring() {
      const here = store.getState()
      if (here.isRestoring) store.setState({ ...here, ...settled })
    },
    restore() {
      const here = store.getState()
      if (isPlayer(here)) {
        write(here)
        writeValues(here)
        return
      }
      const { errorMessage, suspendedMessage } = storage.readSlice() ?? guestSlice
      if (errorMessage) change({ errorMessage, suspendedMessage })
    },
    onSessionChange(listener) {
      changeListeners.add(listener)
      return () => changeListeners.delete(listener)
    },
  }
}

/** Calls the listener when another session has begun or this one has ended. */
export function onNewSession(session: ReadonlyStore<Session>, listener: () => void): () => void {
  let { epoch } = session.getState()
  return session.subscribe(() => {
    if (session.getState().epoch === epoch) return
    epoch = session.getState().epoch
    listener()
  })
}
