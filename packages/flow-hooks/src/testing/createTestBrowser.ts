import type { LocksPort, StoragePort, TabMessage, TabsPort } from '../club/ClubPorts.ts'
import { createSettling } from './createSettling.ts'
import { createTestClock, type TestClock } from './createTestClock.ts'
import { createTestServer, type TestServer } from './createTestServer.ts'

/** What the tabs of one browser share: the clock, the cookie (with the server behind it), storage and locks. */
export type TestBrowser = {
  readonly clock: TestClock
  readonly server: TestServer
  readonly locks: LocksPort
  /** Lets everything come to an end that waits neither for the clock nor for an answer a test holds back. */
  settled(): Promise<void>
  /** What is in the shared storage now. */
  local(): Readonly<Record<string, string>>
  /** One more tab's view of the shared storage: it is notified of what the other tabs write. */
  openLocal(): StoragePort
  /** One more tab's channel to the others. */
  openTabs(): TabsPort
}

/** A browser of its own; `start` is the moment at which its clock stands first. */
export function createTestBrowser(start?: string): TestBrowser {
  const settling = createSettling()
  const clock = createTestClock(start, settling)
  const values = new Map<string, string>()
  const listeners = new Map<symbol, Set<(key: string | null) => void>>()
  const tabs = new Map<symbol, (message: TabMessage) => void>()
  const queues = new Map<string, Promise<unknown>>()

  function notifyTabs(from: symbol, key: string) {
    for (const [tab, own] of listeners) if (tab !== from) for (const listener of [...own]) listener(key)
  }

  return {
    clock,
    server: createTestServer(clock, settling),
    settled: settling.settled,
    locks: {
      exclusive(name, run) {
        const turn = (queues.get(name) ?? Promise.resolve()).then(run)
        queues.set(
          name,
          turn.catch(() => {}),
        )
        return turn
      },
    },
    local: () => Object.fromEntries(values),
    openTabs() {
      const tab = Symbol()
      return {
        post(message) {
          for (const [other, listener] of tabs) if (other !== tab) listener(message)
        },
        subscribe(listener) {
          tabs.set(tab, listener)
          return () => tabs.delete(tab)
        },
      }
    },
    openLocal() {
      const tab = Symbol()
      const own = new Set<(key: string | null) => void>()
      listeners.set(tab, own)
      return {
        get: key => values.get(key) ?? null,
        set(key, value) {
          if (values.get(key) === value) return
          values.set(key, value)
          notifyTabs(tab, key)
        },
        remove(key) {
          if (values.delete(key)) notifyTabs(tab, key)
        },
        clear() {
          for (const key of values.keys()) this.remove(key)
        },
        subscribe(listener) {
          own.add(listener)
          return () => own.delete(listener)
        },
      }
    },
  }
}
