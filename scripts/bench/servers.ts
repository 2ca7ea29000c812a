import type { Measured } from './figures.ts'
import { CONNECTIONS, type Club } from './ledgerWorld.ts'
import { openWire, runLanes, type Wire } from './load.ts'
import { startServer, type Running } from './processes.ts'
import { shareOfSpeed } from './speed.ts'
import { interleave } from './statistics.ts'

const ROUNDS = 5
const ROUND_MS = 2_500

/**
 * Redemptions over two and three servers on one PostgreSQL, against one server. Here all of them share the processors of
 * one machine: the figure shows what more servers cost, not what more machines bring.
 */
export async function measureServers(club: Club): Promise<Measured[]> {
  const more: Running[] = []
  const opened: Wire[] = []
  try {
    for (let count = 0; count < 2; count += 1)
      more.push(await startServer(club.databaseUrl, club.outside.port))
    const ports = [club.server.port, ...more.map(({ port }) => port)]
    const overServers = async (count: number) => {
      const wires = await Promise.all(
        Array.from({ length: CONNECTIONS }, (_, lane) => openWire(ports[lane % count] ?? club.server.port)),
      )
      opened.push(...wires)
      return () =>
        runLanes(CONNECTIONS, ROUND_MS, async lane => {
          await wires[lane]?.send(club.valueCall('standardReward'))
        })
    }
    const [one, two, three] = [await overServers(1), await overServers(2), await overServers(3)]
    return [
      shareOfSpeed('twoServers', await interleave(ROUNDS, { ours: two, yardstick: one })),
      shareOfSpeed('threeServers', await interleave(ROUNDS, { ours: three, yardstick: one })),
    ]
  } finally {
    for (const wire of opened) wire.close()
    for (const server of more) await server.stop()
  }
}
