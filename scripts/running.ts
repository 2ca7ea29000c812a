import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { demo, probe, root, sandboxSecret } from './demo.ts'

/**
 * A first start seeds the database, which takes a while on a busy or small machine; a program that exits is reported
 * at once.
 */
const PATIENCE_S = 180
const EVERY_MS = 100

const children: ChildProcess[] = []
let stopping = false

export const isStopping = (): boolean => stopping

export function stop(code: number): void {
  if (stopping) return
  stopping = true
  void endAll(children).then(() => process.exit(code))
}

/** Ends programs. One that was killed has no exit code but a signal, and its `exit` has been. */
export async function endAll(programs: readonly ChildProcess[]): Promise<void> {
  const running = programs.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
  const ended = running.map(program => once(program, 'exit'))
  for (const program of running) program.kill('SIGTERM')
  await Promise.all(ended)
}

function fail(sentence: string): void {
  console.error(`\n${sentence}\n`)
  stop(1)
}

function launch(app: 'server' | 'sandbox', env: Record<string, string>): void {
  const child = spawn(
    process.execPath,
    ['--conditions=@players-club/source', join(root, 'apps', app, 'src', 'main.ts')],
    { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] },
  )
  child.once('exit', code => {
    if (!stopping) fail(`The ${app} ended by itself (code ${code}); the line above says why.`)
  })
  children.push(child)
}

async function waitUntilReachable(name: string, url: string): Promise<void> {
  const until = Date.now() + PATIENCE_S * 1000
  while (Date.now() < until && !stopping) {
    if ((await probe(url)) === 'club') return
    await wait(EVERY_MS)
  }
  if (!stopping) fail(`The ${name} did not answer at ${url} within ${PATIENCE_S} seconds.`)
}

/** The sandbox uses the port after the club's. */
const LAST_PORT = 65_534

const isPort = (port: number): boolean => Number.isInteger(port) && port >= 1 && port <= LAST_PORT

/** Ends the program where PORT is invalid, or taken by the club itself or by another program. */
export async function refuseSecondStart(command: string): Promise<void> {
  if (!isPort(demo.port)) {
    console.error(`\nPORT is "${process.env.PORT}"; it must be a whole number from 1 to ${LAST_PORT}.\n`)
    process.exit(1)
  }
  for (const [name, url] of [
    ['server', `${demo.clubUrl}/health`],
    ['sandbox', `${demo.sandboxUrl}/health`],
  ] as const) {
    const there = await probe(url)
    if (there === 'nothing') continue
    console.log(
      there === 'club'
        ? `\nThe Players Club is running already: ${demo.clubUrl}. Nothing was changed. For a second one: PORT=4000 ${command} (with DATA_FOLDER set to another folder).\n`
        : `\nSomething else answers at ${url}, where the ${name} should listen. Stop it, or choose another port: PORT=4000 ${command}.\n`,
    )
    process.exit(there === 'club' ? 0 : 1)
  }
}

/** Builds apps before the start; ends the program if that fails. */
export function buildApps(...apps: ('web' | 'lucky-lounge-embed')[]): void {
  console.log('Building …')
  const filters = apps.map(app => `--filter=@players-club/${app}`)
  const built = spawnSync('turbo', ['run', 'build', ...filters, '--output-logs=errors-only'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (built.status !== 0) process.exit(built.status ?? 1)
}

/**
 * Builds the documentation beside the running club, which shows it as soon as it is there, without delaying the start. Nothing
 * is done where nothing has changed.
 */
export async function buildDocumentation(): Promise<void> {
  if (stopping) return
  const child = spawn(
    'turbo',
    [
      'run',
      '@players-club/docs#build:site',
      '//#build-storybook',
      '--concurrency=1',
      '--output-logs=errors-only',
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  children.push(child)
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  const [code] = await once(child, 'exit')
  if (stopping) return
  console.log(
    code === 0
      ? `  The documentation is built: ${demo.clubUrl}/developers`
      : '  The documentation could not be built; the club runs without it. To see why: pnpm build:site',
  )
}

/** Starts sandbox and server on the demo's data, and waits until both and the web app answer. */
export async function startDemo(webApp: 'build' | 'source'): Promise<void> {
  process.on('SIGINT', () => stop(0))
  process.on('SIGTERM', () => stop(0))
  const secret = sandboxSecret()
  launch('sandbox', {
    PORT: String(demo.sandboxPort),
    CLUB_URL: demo.clubUrl,
    SANDBOX_SECRET: secret,
    DATA_FOLDER: join(demo.dataFolder, 'sandbox'),
  })
  await waitUntilReachable('sandbox', `${demo.sandboxUrl}/health`)
  launch('server', {
    MODE: 'demo',
    PORT: String(demo.port),
    PUBLIC_URL: demo.clubUrl,
    SANDBOX_URL: demo.sandboxUrl,
    SANDBOX_SECRET: secret,
    DATABASE_FOLDER: join(demo.dataFolder, 'database'),
    WEB_APP: webApp,
  })
  await waitUntilReachable('server', `${demo.clubUrl}/ready`)
  await waitUntilReachable('web app', demo.clubUrl)
}
