import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect } from 'vitest'

/** Runs a script until it has printed so many acknowledgements, then kills it. Returns what it printed. */
export async function runAndKill(
  script: string,
  location: object,
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
  return acknowledged
}
