import type { Measured } from './figures.ts'
import { CONNECTIONS, type Club } from './ledgerWorld.ts'
import { runLanes, openWire } from './load.ts'
import { startBareServer } from './processes.ts'
import { shareOfSpeed } from './speed.ts'
import { interleave } from './statistics.ts'

const ROUNDS = 5
const ROUND_MS = 1_500

/** Our smallest response against the same one from the framework alone. */
export async function measureHeaders({ wires: ours }: Club): Promise<Measured[]> {
  const server = await startBareServer()
  const bare = await Promise.all(Array.from({ length: CONNECTIONS }, () => openWire(server.port)))
  const ask = (wires: typeof bare) => () =>
    runLanes(CONNECTIONS, ROUND_MS, async lane => {
      await wires[lane]?.send({ path: '/health' })
    })
  try {
    const rounds = await interleave(ROUNDS, { ours: ask([...ours]), yardstick: ask(bare) })
    return [shareOfSpeed('headers', rounds)]
  } finally {
    for (const wire of bare) wire.close()
    await server.stop()
  }
}
