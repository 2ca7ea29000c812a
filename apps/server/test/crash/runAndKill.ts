import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { expect } from 'vitest'
import type { TestDatabase } from '../engines.ts'

type Location = TestDatabase['location']

/**
 * Runs a script until it has printed so many acknowledgements, then kills it. Returns what it printed, once nothing
 * changes the database any more.
 */
export async function runAndKill(
  script: string,
  location: Location,
  args: readonly string[],
  kills: number,
): Promise<string[]> {
  const command = ['--conditions=@players-club/source', script, JSON.stringify(location), ...args]
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const acknowledged: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    // The kill may have cut off the last line.
    if (line.length === 36) acknowledged.push(line)
    if (acknowledged.length === kills) child.kill('SIGKILL')
  }
  const [, signal] = await exited
  expect(signal).toBe('SIGKILL')
  await untilAtRest(location)
  return acknowledged
}

/** PostgreSQL finishes what it had received before its client was killed. */
export async function untilAtRest({ url }: Location): Promise<void> {
  if (url === undefined) return
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const others = () =>
    client.query(`select pid from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`)
  await expect.poll(async () => (await others()).rows).toEqual([])
  await client.end()
}
