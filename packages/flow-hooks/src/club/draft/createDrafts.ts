import { is, nullable, record, string, type, unknown, type Infer, type Struct } from 'superstruct'
import { onNewSession, type SessionStore } from '../session/createSession.ts'
import { userIdOf } from '../session/Session.ts'
import type { ClubPorts } from '../ClubPorts.ts'
import { readStoredJson, storeJson } from '../storedJson.ts'

/** The input of forms that was not sent, by the form's name. */
const inputs = record(string(), unknown())
const stored = type({ login: nullable(string()), inputs, guestInputs: inputs })
type Stored = Infer<typeof stored>

const NAME = 'players-club.drafts'
/** Written and removed at a sign-out, so that the player's other tabs delete their drafts, too. */
const SIGNED_OUT = 'players-club.signed-out.'
const nothing: Stored = { login: null, inputs: {}, guestInputs: {} }

/** The drafts of a tab. */
export interface Drafts {
  /** What the visitor has entered in this form and not sent; null where there is nothing of this shape. */
  read<T>(form: string, struct: Struct<T>): T | null
  /** Stores it; null removes it. */
  write(form: string, input: unknown): void
  /** Removes what this player has entered, in all tabs: at a sign-out, and when the account is deleted. */
  removeAll(login: string): void
  /** Begins to delete what belongs to another player; returns how to stop. */
  start(): () => void
}

/**
 * One entry of the session storage for the drafts of one player and of a guest. A guest never sees the player's, which
 * wait for the same player. What a guest began belongs to the first player who signs in; another player's drafts are
 * deleted then.
 */
export function createDrafts({ session: tab, local }: ClubPorts['storage'], session: SessionStore): Drafts {
  const currentLogin = () => userIdOf(session.getState())

  const readStored = (): Stored => readStoredJson(tab, NAME, stored) ?? nothing

  /** As the visitor who is here sees it. */
  function current(): Stored {
    const kept = readStored()
    const login = currentLogin()
    if (login === null) return kept
    const own = kept.login === login ? kept.inputs : {}
    return { login, inputs: { ...kept.guestInputs, ...own }, guestInputs: {} }
  }

  function store(next: Stored) {
    const isEmpty = Object.keys({ ...next.inputs, ...next.guestInputs }).length === 0
    if (isEmpty) tab.remove(NAME)
    else storeJson(tab, NAME, next)
  }

  const area = () => (currentLogin() === null ? 'guestInputs' : 'inputs')

  function removeOf(login: string) {
    const kept = readStored()
    if (kept.login === login) store({ ...kept, login: null, inputs: {} })
  }

  return {
    read(form, struct) {
      const input = current()[area()][form]
      return is(input, struct) ? input : null
    },
    write(form, input) {
      const { [form]: _, ...others } = current()[area()]
      const next = input === null ? others : { ...others, [form]: input }
      store({ ...current(), [area()]: next })
    },
    removeAll(login) {
      removeOf(login)
      local.set(SIGNED_OUT + login, login)
      local.remove(SIGNED_OUT + login)
    },
    start() {
      const adopt = () => {
        if (currentLogin() !== null) store(current())
      }
      adopt()
      const stops = [
        onNewSession(session, adopt),
        local.subscribe(key => {
          if (key?.startsWith(SIGNED_OUT)) removeOf(key.slice(SIGNED_OUT.length))
        }),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
