import type { StoragePort } from './ClubPorts.ts'

/** Storage that lives as long as its owner: for the server, and for browsers that allow none. */
export function memoryStorage(): StoragePort {
  const values = new Map<string, string>()
  return {
    get: key => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: key => void values.delete(key),
    clear: () => values.clear(),
    subscribe: () => () => {},
  }
}
