import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { admin } from './admin.ts'
import { binariesIn, findBinaries } from './binaries.ts'
import { unprivilegedAccount } from './unprivileged.ts'

const run = promisify(execFile)
const USER = 'players_club'
/** Long, for a busy machine; a server that fails to start is reported at once. */
const START_LIMIT_MS = 300_000

// Ends with the server. When the process that holds standard input ends, it stops the server and deletes the folder, so
// that a killed test run leaves nothing behind.
const GUARD = `
  exec 3<&0
  "$0" "$@" </dev/null 3<&- >>server.log 2>&1 &
  server=$!
  (cat <&3 >/dev/null; : >stopping; kill -INT $server) &
  watch=$!
  wait $server
  if [ -e stopping ]; then rm -rf "$PWD"; else kill $watch; fi`

export interface Cluster {
  /** The URL of one of its databases. */
  urlOf(name: string): string
  /**
   * Kills all its processes at once, as a failing machine would, or with SIGQUIT makes it end immediately without
   * writing anything out, and restarts it on the same data.
   */
  crashAndRestart(signal?: 'SIGKILL' | 'SIGQUIT'): Promise<void>
  stop(): Promise<void>
}

interface ClusterOptions {
  /** Makes acknowledged data survive a crash. */
  durable?: boolean
  /** The folder of another version's programs. */
  programs?: string
}

/** A PostgreSQL of our own in a temporary folder. */
export async function startCluster({ durable = false, programs }: ClusterOptions = {}): Promise<Cluster> {
  const account = unprivilegedAccount()
  const folder = await mkdtemp(join(tmpdir(), 'pc-pg-'))
  await chmod(folder, 0o700)
  if (account) await chown(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const urlOf = (name: string) => `postgresql://${USER}@localhost/${name}?host=${encodeURIComponent(folder)}`

  const binaries = programs === undefined ? await findBinaries(folder, account) : binariesIn(programs)
  await run(
    binaries.initdb,
    ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...account, cwd: folder },
  )

  const speed = durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const settings = [
    ...[
      'listen_addresses=',
      `unix_socket_directories=${folder}`,
      'max_connections=200',
      'shared_buffers=64MB',
    ],
    ...speed,
  ].flatMap(setting => ['-c', setting])

  function launch() {
    const guard = spawn('/bin/sh', ['-c', GUARD, binaries.postgres, '-D', data, ...settings], {
      ...account,
      cwd: folder,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    guard.stdin.on('error', () => undefined)
    return { guard, ended: once(guard, 'exit') }
  }

  /** Retries until it answers: after a crash the last of the old processes may still hold the data for a moment. */
  async function start() {
    const limit = performance.now() + START_LIMIT_MS
    let server = launch()
    for (;;) {
      try {
        await admin(urlOf('postgres'), 'select 1')
        return server
      } catch (error) {
        if (performance.now() > limit) {
          server.guard.stdin.end()
          const log = await readFile(join(folder, 'server.log'), 'utf8').catch(() => '')
          throw new Error(`PostgreSQL did not start.\n${log}`, { cause: error })
        }
      }
      await pause(20)
      if (server.guard.exitCode !== null) server = launch()
    }
  }

  let server = await start()

  return {
    urlOf,
    async crashAndRestart(signal = 'SIGKILL') {
      const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
      // Killed, its other processes notice that this one is gone and end without writing anything out.
      process.kill(Number(pid), signal)
      await server.ended
      server = await start()
    },
    async stop() {
      server.guard.stdin.end()
      await server.ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
