export interface FairQueueOptions {
  /** How many tasks run in parallel. */
  atOnce: number
  /** How many tasks of one player may wait, besides the running one. */
  waitingEach: number
  waitingInAll: number
}

/** The queue is full for this player or for all players. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

interface Waiting {
  start: () => Promise<void>
  reject: (error: Error) => void
}

/**
 * A queue for expensive tasks that is fair to players: one task of each player runs at a time, round-robin. A full
 * queue makes room for a player who has no task in it, by rejecting a task of the player with the most.
 */
export const createFairQueue = ({ atOnce, waitingEach, waitingInAll }: FairQueueOptions) => {
  /** The waiting tasks by player, in round-robin order; no list is empty. */
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

  /** Moves a player who was just served to the end of the order. */
  const moveToEndOfLine = (player: string): void => {
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
        moveToEndOfLine(player)
        startNext()
      })
    }
  }

  /** Runs the task in its turn; rejects at once if the queue is full. */
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
