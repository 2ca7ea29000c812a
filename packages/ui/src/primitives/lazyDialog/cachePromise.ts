/** Loads a value once and keeps it. A load that failed is forgotten, so that the next call tries again. */
export function cachePromise<Value>(load: () => Promise<Value>) {
  let promise: Promise<Value> | undefined
  let value: Value | undefined
  const listeners = new Set<() => void>()
  const loadAndNotify = async () => {
    try {
      value = await load()
      for (const notify of listeners) notify()
      return value
    } catch (error) {
      promise = undefined
      throw error
    }
  }
  return {
    load: () => (promise ??= loadAndNotify()),
    /** The value once it has loaded. */
    current: () => value,
    subscribe: (notify: () => void) => {
      listeners.add(notify)
      return () => void listeners.delete(notify)
    },
  }
}
