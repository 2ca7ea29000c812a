import { createAdaptorServer } from '@hono/node-server'
import { createSandbox } from './createSandbox.ts'
import { type Config, readConfig, StartError } from './kernel/config.ts'

/** The mailbox is private: only this machine may reach it. */
const LOOPBACK = '127.0.0.1'
const DRAIN_MS = 3_000

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function explain(error: NodeJS.ErrnoException, { port }: Config): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use: another sandbox or program listens there. Stop it, or set PORT.`
  if (error.code === 'EACCES')
    return `Port ${port} may not be opened by this user. Set PORT to one above 1023.`
  return `The sandbox cannot listen on port ${port}: ${error.message}.`
}

try {
  const config = readConfig(process.env)
  const sandbox = await createSandbox(config, { warn: sentence => console.warn(sentence) })
  const server = createAdaptorServer({ fetch: sandbox.fetch })
  server.once('error', error => fail(explain(error, config)))
  server.listen(config.port, LOOPBACK, () => {
    const address = server.address()
    const port = address && typeof address === 'object' ? address.port : config.port
    console.log(`Sandbox: http://localhost:${port} (the product: ${config.clubUrl})`)
  })

  const stop = () => {
    // Running requests are answered; a slow fault is not awaited longer than this.
    setTimeout(() => process.exit(0), DRAIN_MS).unref()
    server.close(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  if (error instanceof StartError) fail(error.message)
  throw error
}
