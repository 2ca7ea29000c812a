import { memoryStorage } from '../memoryStorage.ts'
import type { StoragePort } from '../ClubPorts.ts'

const OURS = 'players-club.'
const PROBE = `${OURS}probe`

/**
 * The browser's storage. Where it is blocked (third-party frames, private windows) it falls back to memory; a write
 * that fails later (quota) is kept in memory, too.
 */
export function browserStorage(area: 'local' | 'session'): StoragePort {
  const store = openArea(area)
  if (!store) return memoryStorage()
  const unwritten = new Map<string, string>()

  return {
    get(key) {
      const kept = unwritten.get(key)
      if (kept !== undefined) return kept
      try {
        return store.getItem(key)
      } catch {
        return null
      }
    },
    set(key, value) {
      unwritten.delete(key)
      try {
        store.setItem(key, value)
      } catch {
        unwritten.set(key, value)
      }
    },
    remove(key) {
      unwritten.delete(key)
      try {
        store.removeItem(key)
      } catch {
        // What cannot be opened cannot be read either.
      }
    },
    clear() {
      unwritten.clear()
      try {
        for (const key of Object.keys(store)) if (key.startsWith(OURS)) store.removeItem(key)
      } catch {
        // The same.
      }
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.storageArea !== store) return
        // What another tab has stored is newer than what this one could not write.
        if (event.key === null) unwritten.clear()
        else unwritten.delete(event.key)
        listener(event.key)
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}

function openArea(area: 'local' | 'session'): Storage | null {
  if (typeof window === 'undefined') return null
  try {
    // Only a write proves it: some browsers hand out a storage with a quota of nothing.
    const store = area === 'local' ? window.localStorage : window.sessionStorage
    store.setItem(PROBE, PROBE)
    store.removeItem(PROBE)
    return store
  } catch {
    return null
  }
}
