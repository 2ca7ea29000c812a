import type { Measured } from './figures.ts'
import type { Club } from './ledgerWorld.ts'
import { openWire, runLanes, type Request } from './load.ts'
import { ratioOfTimes, slowestOf100 } from './speed.ts'
import { interleave } from './statistics.ts'

const ROUNDS = 5
const ROUND_MS = 3_000
/** How many requests one player sends at once, again and again. */
const AT_ONCE = 400
const FLOODER = 7

/**
 * What other players wait while one player sends 400 redemptions at once, against 400 reads at once. A request of the
 * others that is refused ends the measurement with an error.
 */
export async function measureFairness(club: Club): Promise<Measured[]> {
  const wires = await Promise.all(Array.from({ length: AT_ONCE }, () => openWire(club.server.port)))
  const other = () => {
    const player = club.nextPlayer()
    return player === FLOODER ? club.nextPlayer() : player
  }
  /** The slowest of 100 requests of others, redemptions and reads. */
  const besideFlood = async (request: () => Request) => {
    let isOver = false
    const flood = async () => {
      // Most of them are refused.
      while (!isOver) await Promise.all(wires.map(wire => wire.send(request()).catch(() => undefined)))
    }
    const flooded = flood()
    const burst = await runLanes(2, ROUND_MS, async lane => {
      await club.wires[lane]?.send(
        lane === 0 ? club.balance(other()) : club.valueCall('standardReward', other()),
      )
    })
    isOver = true
    await flooded
    return slowestOf100(burst)
  }
  try {
    const rounds = await interleave(ROUNDS, {
      ours: () => besideFlood(() => club.valueCall('standardReward', FLOODER)),
      yardstick: () => besideFlood(() => club.balance(FLOODER)),
    })
    return [ratioOfTimes('fairness', rounds)]
  } finally {
    for (const wire of wires) wire.close()
  }
}
