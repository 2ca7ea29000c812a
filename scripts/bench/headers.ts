import type { Measured } from './figures.ts'
import { CONNECTIONS, type Club } from './ledgerWorld.ts'
import { keepBusy, openWire } from './load.ts'
import { startBareServer } from './processes.ts'
import { shareOfSpeed } from './speed.ts'
import { interleave } from './statistics.ts'

const ROUNDS = 5
const ROUND_MS = 1_500

/** The smallest answer of ours against the same one from the framework without anything around it. */
export async function measureHeaders({ wires: ours }: Club): Promise<Measured[]> {
  const server = await startBareServer()
  const bare = await Promise.all(Array.from({ length: CONNECTIONS }, () => openWire(server.port)))
  const ask = (wires: typeof bare) => () =>
    keepBusy(CONNECTIONS, ROUND_MS, async lane => {
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
