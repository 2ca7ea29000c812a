import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../testing/freePort.ts'

export interface Registry {
  readonly url: string
  /** The environment in which npm and pnpm use it. */
  readonly env: NodeJS.ProcessEnv
  stop(): Promise<void>
}

const PATIENCE_MS = 60_000

/** Our packages are kept here; all others come from the registry that npm uses on this machine. */
const config = (folder: string, upstream: string) => `
storage: ${join(folder, 'storage')}
uplinks:
  upstream:
    url: ${upstream}
packages:
  '@players-club/*':
    access: $all
    publish: $all
  '**':
    access: $all
    proxy: upstream
log: { type: file, path: ${join(folder, 'verdaccio.log')}, level: warn }
`

/** Starts a registry of our own on the loopback address. */
export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder)
  // One of its dependencies names node-fetch by a tag, which a mirror of the registry need not have.
  const manifest = { private: true, dependencies: { verdaccio: '^6' }, overrides: { 'node-fetch': '^2' } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  const settings = join(folder, 'verdaccio.yaml')
  writeFileSync(settings, config(folder, upstream))
  const port = await freePort()
  const address = `127.0.0.1:${port}`
  const server = spawn(
    join(folder, 'node_modules/.bin/verdaccio'),
    ['--config', settings, '--listen', address],
    { stdio: 'ignore' },
  )
  const ended = once(server, 'exit')
  const url = `http://${address}/`
  await untilReachable(`${url}-/ping`)

  const npmrc = join(folder, 'npmrc')
  // The file that actions/setup-node writes. npm refuses to publish without a token; the registry does not read it.
  writeFileSync(npmrc, `registry=${url}\n//${address}/:_authToken=\${NODE_AUTH_TOKEN}\n`)
  const env = registryEnvironment(process.env, { url, npmrc })
  for (const program of ['npm', 'pnpm']) {
    const used = execFileSync(program, ['config', 'get', 'registry'], {
      cwd: folder,
      env,
      encoding: 'utf8',
    }).trim()
    if (used === url) continue
    server.kill()
    throw new Error(`${program} would publish to ${used}.`)
  }
  return {
    url,
    env,
    async stop() {
      server.kill()
      await ended
    },
  }
}

/**
 * The environment without any setting of npm or pnpm but those of this registry: `npm run` hands its own on in lower case,
 * and a package must never be published elsewhere.
 */
export function registryEnvironment(
  inherited: NodeJS.ProcessEnv,
  { url, npmrc }: { url: string; npmrc: string },
): NodeJS.ProcessEnv {
  const others = Object.entries(inherited).filter(([name]) => !/^p?npm_config_/i.test(name))
  return {
    ...Object.fromEntries(others),
    npm_config_userconfig: npmrc,
    npm_config_registry: url,
    npm_config_provenance: 'false',
    NODE_AUTH_TOKEN: 'local',
    // Of the tags; git has no name of its own in a container.
    GIT_COMMITTER_NAME: 'release',
    GIT_COMMITTER_EMAIL: 'release@club.example',
  }
}

async function untilReachable(url: string) {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await pause(100)
  }
  throw new Error(`The registry did not answer at ${url}.`)
}
