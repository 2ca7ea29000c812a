import { existsSync } from 'node:fs'
import { setTimeout as pauseFor } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createServer } from './createServer.ts'
import { readSandboxOffset, sandboxClock } from './kernel/clock/clock.ts'
import { ConfigError, readConfig, type Config } from './kernel/config/config.ts'
import { readSessionSecret } from './kernel/config/sessionSecret.ts'
import { DatabaseRefusedError, DatabaseUnavailableError, openDatabase } from './kernel/database/index.ts'
import { loadBuiltWebApp } from './kernel/http/builtWebApp.ts'
import { lotteryTheme } from './kernel/http/lotteryTheme.ts'
import { listen, ListenError } from './kernel/http/listener.ts'
import { openWebSources } from './kernel/http/webSources.ts'
import { createJobRunner, logJobs } from './kernel/jobs/index.ts'
import { createLogger } from './kernel/logging/logger.ts'
import { errorFields } from './kernel/logging/errorFields.ts'
import { createPasswords } from './kernel/passwords/passwords.ts'
import { deriveSecrets } from './kernel/secrets/secrets.ts'
import { demoClock, demoDatesJob, seedDemo } from '../demo/seedDemo.ts'
import { demoDrawsJob } from '../demo/games/addGames.ts'
import {
  httpArcade,
  httpIdentity,
  httpLocation,
  httpLottery,
  httpMail,
  httpPayments,
} from './providers/index.ts'
import type { Providers } from './providers/Providers.ts'

const folderOf = (path: string): string | null => {
  const folder = fileURLToPath(new URL(path, import.meta.url))
  return existsSync(folder) ? folder : null
}

const WEB_SOURCES = fileURLToPath(new URL('../../web', import.meta.url))
const WEB_APP = fileURLToPath(new URL('../../web/build/server/index.js', import.meta.url))

const DEVELOPERS = {
  site: fileURLToPath(new URL('../../docs/dist', import.meta.url)),
  storybook: fileURLToPath(new URL('../../../storybook-static', import.meta.url)),
}

const providersOf = ({ mail, identity, location, centralSystem, payments, arcade }: Config): Providers => ({
  mail: mail && httpMail(mail),
  identity: identity && httpIdentity(identity),
  location: location && httpLocation(location),
  centralSystem: centralSystem && httpLottery(centralSystem),
  payments: payments && httpPayments(payments),
  arcade: arcade && httpArcade(arcade),
})

/** What the log says about a provider that is not configured. */
const WITHOUT_PROVIDER: readonly [keyof Providers, string][] = [
  ['mail', 'no mail service is configured: mails are discarded after an hour'],
  ['identity', 'no identity provider is configured: no player can be verified'],
  ['location', 'no location service is configured: no player is in the state'],
  ['centralSystem', 'no central system is configured: no ticket can be entered'],
  ['payments', 'no payment provider is configured: no tokens can be bought'],
  ['arcade', 'no game maker is configured: no game can be played'],
]

/** Errors that a person can fix are printed as messages; any other error in full. */
const explain = (error: unknown): string => {
  const isForPeople =
    error instanceof ConfigError ||
    error instanceof DatabaseRefusedError ||
    error instanceof DatabaseUnavailableError ||
    error instanceof ListenError
  if (isForPeople) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const start = async (): Promise<void> => {
  const config = readConfig(process.env)
  const clock = sandboxClock()
  const logger = createLogger({
    level: config.logLevel,
    isPretty: config.mode === 'demo',
    write: text => process.stdout.write(text),
    now: () => new Date(),
  })
  process.on('uncaughtException', error => {
    logger.error('crashed', errorFields(error))
    process.exit(1)
  })
  const { lottery, mode } = config
  const development = config.webApp === 'source' ? await openWebSources(WEB_SOURCES) : null
  const web = development ?? (await loadBuiltWebApp(WEB_APP))
  // Colours that cannot be read end the start here: later the data would have its zone and currency already.
  const theme = await lotteryTheme(lottery, web)
  const database = await openDatabase({
    ...config.database,
    owner: { zone: lottery.zone, currency: lottery.currency, mode },
  })
  for (const note of database.notes) logger.warn(note)

  const sessionSecret = await readSessionSecret(config)
  const passwords = createPasswords()
  if (config.sandbox) {
    const { url } = config.sandbox
    const offset = await readSandboxOffset(url).catch(() => {
      logger.warn('the sandbox gave no clock: the real time counts until its /clock is used', { url })
      return 0
    })
    clock.move(offset)
  }
  if (config.mode === 'demo') {
    const secrets = deriveSecrets(sessionSecret)
    await seedDemo({ database, secrets, passwords, sandboxUrl: config.sandbox?.url }, clock.now())
  }
  const providers = providersOf(config)
  for (const [name, warning] of WITHOUT_PROVIDER) if (!providers[name]) logger.warn(warning)
  if (!web.createWebHandler) logger.warn('the web app is not built: only the API answers')

  const server = await createServer({
    config,
    clock,
    database,
    sessionSecret,
    logger,
    passwords,
    providers,
    staticRoots: {
      client: development ? null : folderOf('../../web/build/client'),
      embed: folderOf('../../lucky-lounge-embed/dist'),
      media: folderOf('../media'),
      developers: DEVELOPERS,
    },
    createWebHandler: web.createWebHandler,
    theme,
    moveClock: config.sandbox ? demoClock(database, clock) : undefined,
  })
  const runner = createJobRunner({
    database,
    clock,
    kinds: config.mode === 'demo' ? [...server.jobs, demoDatesJob, demoDrawsJob] : server.jobs,
    ...logJobs(logger),
  })
  // The first page loads what all pages are made of: on a busy machine its visitor would wait too long for it.
  if (!development) await server.fetch(new Request(config.publicUrl))
  const listener = await listen({
    host: config.host,
    port: config.port,
    fetch: server.fetch,
    development,
  })
  runner.start()
  logger.info('listening', {
    url: config.publicUrl,
    port: listener.port,
    mode: config.mode,
    data: database.engine,
  })

  let isStopping = false
  const stopDelayMs = config.stopDelaySeconds * 1000
  // Running jobs have twenty seconds from the signal, and requests ten after the delay.
  const stopTimeMs = Math.max(20_000, stopDelayMs + 10_000)
  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    const endsAt = performance.now() + stopTimeMs
    logger.info('stopping', { signal })
    server.beginStopping()
    const jobsEnded = runner.stop()
    await pauseFor(stopDelayMs)
    await development?.close()
    await listener.stop()
    const jobsLeft = await jobsEnded
    // Closing would wait for them. Ending the process rolls their units of work back, and another server takes the
    // jobs.
    if (jobsLeft > 0) logger.warn('jobs left to another server', { count: jobsLeft })
    // It waits for units of work as well whose requests were cut off or given up: until they get a lock, for example.
    else await Promise.race([database.close(), pauseFor(endsAt - performance.now())])
    logger.info('stopped')
    logger.flush()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(signal))
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
