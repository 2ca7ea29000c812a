import { addValueData, IDS } from '../../apps/server/test/valueCalls/valueData.ts'
import { admin } from '../../apps/server/test/cluster/admin.ts'
import { startCluster } from '../../apps/server/test/cluster/cluster.ts'
import { withClient } from '../bench/ledgerWorld.ts'
import { addPlayers, analyzeTables } from '../bench/players.ts'
import { startExternalServices, startServer } from '../bench/processes.ts'

export const PLAYERS = 200

export interface CrashClub {
  readonly databaseUrl: string
  /** The port of the server that runs now. */
  port(): number
  /** Kills the server, and starts another one. */
  killServer(): Promise<void>
  /** Shuts PostgreSQL down immediately, and restarts it. */
  stopPostgres(): Promise<void>
  close(): Promise<void>
}

/** A server as in production, on a PostgreSQL that waits for its disk; with orders and codes for so many requests. */
export async function openCrashClub(requests: number): Promise<CrashClub> {
  const cluster = await startCluster({ durable: true })
  const stops: (() => Promise<unknown>)[] = [() => cluster.stop()]
  const close = async () => {
    for (const each of stops.toReversed()) await each()
  }
  try {
    const outside = await startExternalServices()
    stops.push(outside.stop)
    const databaseUrl = cluster.urlOf('club')
    await admin(cluster.urlOf('postgres'), 'create database club')
    let server = await startServer(databaseUrl, outside.port)
    stops.push(() => server.stop())
    await withClient(databaseUrl, async client => {
      await addPlayers(client, { count: PLAYERS, hasHistory: false })
      await addValueData(client, {
        now: new Date(),
        codes: 32 * Math.ceil(requests / IDS.coupons.count / 32),
        turns: Math.ceil(requests / PLAYERS),
      })
      await analyzeTables(client)
    })
    return {
      databaseUrl,
      port: () => server.port,
      async killServer() {
        await server.kill()
        server = await startServer(databaseUrl, outside.port)
      },
      stopPostgres: () => cluster.crashAndRestart('SIGQUIT'),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
