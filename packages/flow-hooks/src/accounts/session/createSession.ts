import type { Account, SessionTokens } from '@players-club/domain-models'
import { createStore, type ReadonlyStore } from '../../club/store/createStore.ts'
import type { Refusal } from '../signIn/refusal.ts'
import type { SessionStorage } from './createSessionStorage.ts'
import { guestSlice, isPlayer, playerSlice, userIdOf } from './Session.ts'
import type { GrantedSession, Session, SessionSlice } from './Session.ts'

export type SessionStore = ReadonlyStore<Session> & {
  /** Aborted when this session ends; calls of a player go with it. */
  signal(): AbortSignal
  /** A player has been let in. Whoever was here before is forgotten first. */
  begin(granted: GrantedSession): void
  /** New tokens of the same player. */
  renew(tokens: SessionTokens): void
  /** New tokens that another tab has stored for the same player; it is theirs to write, or a late echo would undo what they write next. */
  takeOver(tokens: SessionTokens): void
  /** What the club knows of the same player has changed. */
  amend(account: Partial<Account>): void
  /** Remembers why a sign-in was refused. */
  keepError(refusal: Pick<Refusal, 'notice' | 'reason'>): void
  clearErrors(): void
  /** The session is over: page and storage forget the player. */
  end(): void
  /** The server cannot say whether the session goes on: the page forgets the player, the storage keeps what the next page asks with. */
  setAside(): void
  /** The server knows the session no more: page and storage forget the player, and the page's guard decides what next. */
  expire(): void
  /** The session ended in another tab, which has cleared or taken over the shared values already. */
  leave(): void
  /** The session that had run out does not go on: whoever is here is a guest. */
  settle(): void
  /** Brings a reloaded page and the storage into line. */
  restore(): void
  /** Called when one session gives way to another, before anybody sees the new one. */
  onTurn(listener: () => void): () => void
}

/** Who is here: in the page, and (once something changes) in the browser's storage. `isAsleep`: the server has let a session run out. */
export function createSession(
  storage: SessionStorage,
  granted: GrantedSession | null,
  isAsleep = false,
): SessionStore {
  const first = granted ? playerSlice(granted) : guestSlice
  const isWaking = isAsleep && !granted
  const store = createStore<Session>({ ...first, epoch: 0, departures: 0, endedHere: false, isWaking })
  const turns = new Set<() => void>()
  let controller = new AbortController()

  function write(slice: SessionSlice) {
    if (isPlayer(slice) || slice.errorMessage) storage.writeSlice(slice)
    else storage.clearSlice()
  }

  function writeValues(slice: SessionSlice) {
    const userId = userIdOf(slice)
    if (!userId || !isPlayer(slice)) return
    // Another player's values go first, so that no tab ever reads half of each.
    if (storage.readValues()?.userId !== userId) storage.clearValues()
    storage.writeValues({ access_token: slice.accessToken, refresh_token: slice.refreshToken, userId })
  }

  function change(change: Partial<SessionSlice>) {
    const next = { ...store.getState(), ...change }
    write(next)
    store.setState(next)
  }

  const takeOver = (tokens: SessionTokens) =>
    change({ accessToken: tokens.access_token, refreshToken: tokens.refresh_token })

  function turn(slice: SessionSlice, endedHere = false) {
    controller.abort()
    controller = new AbortController()
    for (const listener of [...turns]) listener()
    write(slice)
    const { epoch, departures, account } = store.getState()
    const isDeparture = account !== null && account.login !== userIdOf(slice)
    store.setState({
      ...slice,
      epoch: epoch + 1,
      departures: departures + (isDeparture ? 1 : 0),
      endedHere,
      isWaking: false,
    })
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    signal: () => controller.signal,
    begin(granted) {
      const slice = playerSlice(granted)
      turn(slice)
      writeValues(slice)
    },
    renew(tokens) {
      takeOver(tokens)
      writeValues(store.getState())
    },
    takeOver,
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
    end() {
      storage.clearValues()
      turn(guestSlice, true)
    },
    setAside: () => turn(guestSlice, true),
    expire() {
      storage.clearValues()
      turn(guestSlice)
    },
    leave: () => turn(guestSlice),
    settle() {
      if (store.getState().isWaking) store.setState({ ...store.getState(), isWaking: false })
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
    onTurn(listener) {
      turns.add(listener)
      return () => turns.delete(listener)
    },
  }
}

/** Calls the listener whenever another session has begun or this one has ended. */
export function onNewSession(session: ReadonlyStore<Session>, listener: () => void): () => void {
  let { epoch } = session.getState()
  return session.subscribe(() => {
    if (session.getState().epoch === epoch) return
    epoch = session.getState().epoch
    listener()
  })
}
