import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { limits } from './patience.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export const SECRET = 'a-secret-of-these-tests-that-is-long-enough'

/** The real program, from its sources; its errors are shown, or read from a pipe. */
export function launch(
  app: 'server' | 'sandbox',
  env: Record<string, string>,
  errors: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  return spawn(
    process.execPath,
    ['--conditions=@players-club/source', join(root, 'apps', app, 'src', 'main.ts')],
    { cwd: root, env: { PATH, HOME, NODE_COMPILE_CACHE, ...env }, stdio: ['ignore', 'ignore', errors] },
  )
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** A server that fills its database needs half a minute of a processor: beside other suites that took more than two. */
export const START_LIMIT = 5 * limits.hook

export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const end = performance.now() + START_LIMIT
  while (performance.now() < end && child.exitCode === null) {
    const isReady = await fetch(url).then(
      answer => answer.ok,
      () => false,
    )
    if (isReady) return
    await wait(50)
  }
  throw new Error(`${url} did not answer; its process ${child.exitCode === null ? 'still starts' : 'ended'}.`)
}
