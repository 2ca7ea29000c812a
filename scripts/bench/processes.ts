import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../testing/freePort.ts'
import { measuredLottery } from '../testing/measuredLottery.ts'

const root = dirname(dirname(import.meta.dirname))
export const SECRET = 'the-secret-of-a-measurement-and-of-nothing-else'

export interface Running {
  readonly port: number
  stop(): Promise<void>
  /** Ends it without a warning. */
  kill(): Promise<void>
}

/** Starts the server as in production, in a process of its own on its own database. */
export async function startServer(databaseUrl: string, outsidePort: number): Promise<Running> {
  const port = await freePort()
  const outside = `http://localhost:${outsidePort}`
  return launch(port, join(root, 'apps/server/src/main.ts'), {
    MODE: 'production',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    SESSION_SECRET: SECRET,
    DATABASE_URL: databaseUrl,
    LOTTERY_CONFIG: measuredLottery(),
    LOTTERY_URL: `${outside}/tickets`,
    LOTTERY_SECRET: SECRET,
    PAYMENTS_URL: `${outside}/pay`,
    PAYMENTS_SECRET: SECRET,
    ARCADE_URL: `${outside}/arcade`,
    ARCADE_SECRET: SECRET,
    FEATURES: 'SWEEPSTAKES_V1,LL_PAYMENT_ENABLED',
    STOP_DELAY_SECONDS: '0',
  })
}

/** Starts the server with the demo world, in a database or in a folder. */
export async function startDemoServer(
  data: { DATABASE_URL: string } | { DATABASE_FOLDER: string },
): Promise<Running> {
  const port = await freePort()
  return launch(port, join(root, 'apps/server/src/main.ts'), {
    ...data,
    MODE: 'demo',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    SESSION_SECRET: SECRET,
  })
}

/** Starts the framework alone, with one constant response. */
export async function startBareServer(): Promise<Running> {
  const port = await freePort()
  return launch(port, join(import.meta.dirname, 'bareServer.ts'), { PORT: String(port) })
}

/** Starts stand-ins for the central system, the payment provider and the makers of games. */
export async function startExternalServices(): Promise<Running> {
  const port = await freePort()
  return launch(port, join(import.meta.dirname, 'externalServices.ts'), { PORT: String(port) })
}

async function launch(port: number, script: string, env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, ['--conditions=@players-club/source', script], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = (signal: 'SIGTERM' | 'SIGKILL') => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  const [stop, kill] = [end('SIGTERM'), end('SIGKILL')]
  try {
    await waitUntilReachable(child, port)
  } catch (error) {
    await stop()
    throw error
  }
  return { port, stop, kill }
}

async function waitUntilReachable(child: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error('The server to measure ended by itself.')
    const answered = await fetch(`http://127.0.0.1:${port}/health`).then(
      answer => answer.ok,
      () => false,
    )
    if (answered) return
    await pause(100)
  }
  throw new Error('The server to measure did not answer within a minute.')
}
