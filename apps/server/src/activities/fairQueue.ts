export interface FairQueueOptions {
  /** How many pieces of work run at once. */
  atOnce: number
  /** How many of one player may wait, beside the one that runs. */
  waitingEach: number
  waitingInAll: number
}

/** There is no room: a player has too much under way, or all players together. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

interface Waiting {
  start: () => Promise<void>
  reject: (error: Error) => void
}

/**
 * Work that costs, a player at a time: one piece of each player runs, and whose turn it is goes round. A full queue
 * makes room for a player who has nothing in it, at the cost of the player with the most.
 */
export const createFairQueue = ({ atOnce, waitingEach, waitingInAll }: FairQueueOptions) => {
  /** Who waits, in the order of their turns; none is empty. */
  const lines = new Map<string, Waiting[]>()
  const running = new Set<string>()

  const countWaiting = () => [...lines.values()].reduce((count, line) => count + line.length, 0)

  const makeRoom = (): boolean => {
    if (countWaiting() < waitingInAll) return true
    const longest = [...lines.values()].reduce((most, line) => (line.length > most.length ? line : most), [])
    if (longest.length < 2) return false
    longest.pop()?.reject(new QueueFullError('The place is needed for another player.'))
    return true
  }

  /** Who has just had a turn comes after all who wait. */
  const standBehind = (player: string): void => {
    const rest = lines.get(player)
    if (!rest) return
    lines.delete(player)
    lines.set(player, rest)
  }

  const startNext = (): void => {
    while (running.size < atOnce) {
      const turn = [...lines].find(([player]) => !running.has(player))
      if (!turn) return
      const [player, line] = turn
      const next = line.shift()
      if (line.length === 0) lines.delete(player)
      running.add(player)
      void next?.start().finally(() => {
        running.delete(player)
        standBehind(player)
        startNext()
      })
    }
  }

  /** Does the work in its turn; rejects at once where there is no room. */
  return <T>(player: string, work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const line = lines.get(player) ?? []
      const mayWait = running.has(player) ? waitingEach : waitingEach + 1
      if (line.length >= mayWait || (line.length > 0 ? countWaiting() >= waitingInAll : !makeRoom())) {
        return reject(new QueueFullError('Too much is under way already.'))
      }
      line.push({ start: () => work().then(resolve, reject), reject })
      lines.set(player, line)
      startNext()
    })
}
