import pg from 'pg'
import { admin } from '../../apps/server/test/cluster/admin.ts'
import { startCluster, type Cluster } from '../../apps/server/test/cluster/cluster.ts'
import type { ValueCall } from '../../apps/server/test/valueCalls/valueCalls.ts'
import { addValueData } from '../../apps/server/test/valueCalls/valueData.ts'
import { addAccount, addPlayers, addLongHistory, analyzeTables, cookieOf } from './players.ts'
import { openWire, type Request, type Wire } from './load.ts'
import { startExternalServices, startServer, type Running } from './processes.ts'
import { countValueRequests } from './valueRequests.ts'

/** The size of the server's own pool: the bare statements get as many connections. */
export const POOL_SIZE = 10
export const CONNECTIONS = 32

const BALANCE_PATH = '/api/loyalty/v1/points/balance'

export const PLAYERS = 2_000
export const MANY_PLAYERS = 10 * PLAYERS
/** Players who make one request of the calls that are made once. */
export const FRESH_PLAYERS = { first: PLAYERS + 1, count: 20_000 } as const
/** The players whose histories are compared. */
export const HISTORIES = { short: 1, long: 2 } as const

/** A player whose history is opened in a browser: 10,000 rows of each kind that has its own page. */
const READER = 3
const READER_KINDS = ['GRANT', 'DIGITAL_GAME']

/** The credentials of a player. */
export interface Reader {
  readonly email: string
  readonly password: string
}

export interface Club {
  readonly server: Running
  readonly outside: Running
  readonly databaseUrl: string
  readonly pool: pg.Pool
  readonly wires: readonly Wire[]
  /** A request that moves value, for one player after the other unless one is named. */
  valueCall(call: ValueCall | 'wantedCoupon', player?: number): Request
  /** Solved captchas for the calls that need one. */
  readonly captchas: string[]
  balance(player?: number): Request
  /** The next player; both sides use the same order of accounts. */
  nextPlayer(): number
}

export interface LedgerWorld {
  readonly club: Club
  /** Two more clubs, one with ten times the players of the other. */
  grownClubs(): Promise<{ big: Club; small: Club }>
  /** Adds the two histories; takes a minute. */
  addHistories(): Promise<void>
  /** Adds the history that is opened in a browser. */
  addReader(): Promise<Reader>
  stop(): Promise<void>
}

/** One PostgreSQL with a database and a server for each club; without `waitsForDisk`, commits are not durable. */
export async function openLedgerWorld({ waitsForDisk }: { waitsForDisk: boolean }): Promise<LedgerWorld> {
  const cluster = await startCluster({ durable: waitsForDisk })
  const stops: (() => Promise<unknown>)[] = [() => cluster.stop()]
  const stop = async () => {
    for (const each of stops.toReversed()) await each()
  }
  try {
    const outside = await startExternalServices()
    stops.push(outside.stop)
    const open = async (name: string, players: number) => {
      const { club, close } = await openClub(cluster, outside, name, players)
      stops.push(close)
      return club
    }
    const club = await open('club', PLAYERS)
    await withClient(club.databaseUrl, async client => {
      await addValueData(client, { now: new Date(), codes: 20_000, turns: 10 })
      await analyzeTables(client)
    })
    return {
      club,
      grownClubs: async () => ({
        big: await open('big_club', MANY_PLAYERS),
        small: await open('small_club', PLAYERS),
      }),
      addHistories: () =>
        withClient(club.databaseUrl, async client => {
          await addLongHistory(client, HISTORIES.short, { rows: 1_000, days: 100 })
          await addLongHistory(client, HISTORIES.long, { rows: 1_000_000, days: 1_000 })
          await analyzeTables(client)
        }),
      addReader: () =>
        withClient(club.databaseUrl, async client => {
          const reader = { email: 'reader@players.example', password: 'Lucky#2026' }
          await addAccount(client, READER, reader)
          const rows = 10_000 * READER_KINDS.length
          await addLongHistory(client, READER, { rows, days: 360, kinds: READER_KINDS })
          await analyzeTables(client)
          return reader
        }),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function openClub(cluster: Cluster, outside: Running, name: string, players: number) {
  const url = cluster.urlOf(name)
  await admin(cluster.urlOf('postgres'), `create database ${name}`)
  const server = await startServer(url, outside.port)
  await withClient(url, async client => {
    await addPlayers(client, { count: players, hasHistory: true })
    await analyzeTables(client)
  })
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE })
  pool.on('error', () => undefined)
  const wires = await Promise.all(Array.from({ length: CONNECTIONS }, () => openWire(server.port)))
  // Spreads the requests over all players, so that a big club's rows are as rarely cached as in production.
  const playerAt = (n: number) => 1 + (n % PLAYERS) * (players / PLAYERS)
  const captchas: string[] = []
  let count = 0
  const nextPlayer = () => playerAt(count++)
  const club: Club = {
    server,
    outside,
    databaseUrl: url,
    pool,
    wires,
    nextPlayer,
    valueCall: countValueRequests({ count: PLAYERS, at: playerAt, fresh: FRESH_PLAYERS, captchas }),
    captchas,
    balance: (player = nextPlayer()) => ({
      path: BALANCE_PATH,
      headers: { cookie: cookieOf(player), 'x-csrf-token': 'known' },
    }),
  }
  return {
    club,
    async close() {
      for (const wire of wires) wire.close()
      await pool.end()
      await server.stop()
    },
  }
}
