/** Too much work of one player waits already; nothing was done. */
export class PlayerQueueFullError extends Error {
  override readonly name = 'PlayerQueueFullError'
}

/** How many may wait behind the one that runs. */
const MOST_WAITING = 50

interface Queue {
  waiting: number
  last: Promise<unknown>
}

/**
 * Runs the work of one player in its order, before it takes a connection: all of it would wait for the same rows, and
 * hold the connections that others need.
 */
export const createPlayerQueue = () => {
  const queues = new Map<string, Queue>()

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(key) ?? { waiting: -1, last: Promise.resolve() }
    if (queue.waiting >= MOST_WAITING)
      throw new PlayerQueueFullError('Too many requests of one player are waiting.')
    queue.waiting += 1
    queues.set(key, queue)
    const done = queue.last.then(work)
    queue.last = done.catch(() => undefined)
    try {
      return await done
    } finally {
      queue.waiting -= 1
      if (queue.waiting < 0) queues.delete(key)
    }
  }
}
