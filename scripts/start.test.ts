import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { lockFolder } from '../apps/server/src/kernel/database/folderLock.ts'
import { dataPlace, demo, root } from './demo.ts'
import { endAll } from './running.ts'

const leftovers: (() => void)[] = []
afterEach(() => {
  for (const clear of leftovers.splice(0)) clear()
})

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'players-club-start-'))
  leftovers.push(() => rmSync(path, { recursive: true, force: true }))
  return path
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return address.port
}

async function somethingAnswering(body: string): Promise<number> {
  const server = createServer((_, response) => response.end(body)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  leftovers.push(() => server.close())
  return portOf(server)
}

async function run(script: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [resolve(root, 'scripts', script)], {
    cwd: root,
    env: { ...process.env, ...env },
  })
  let said = ''
  child.stdout.on('data', chunk => (said += chunk))
  child.stderr.on('data', chunk => (said += chunk))
  const [code] = await once(child, 'exit')
  return { code, said }
}

test('reports a running club at a second start, and changes nothing', async () => {
  const port = await somethingAnswering('{"service":"players-club"}')
  const data = join(folder(), 'data')
  const { code, said } = await run('start.ts', { PORT: String(port), DATA_FOLDER: data })
  expect(said).toContain('running already')
  expect(code).toBe(0)
  expect(existsSync(data)).toBe(false)
})

test('names a port that another program holds, and says how to choose another', async () => {
  const port = await somethingAnswering('another service')
  const { code, said } = await run('start.ts', { PORT: String(port), DATA_FOLDER: folder() })
  expect(said).toContain(`http://localhost:${port}`)
  expect(said).toContain('PORT=4000 npm start')
  expect(code).toBe(1)
})

test.each(['banana', '', '80.5', '65535'])(
  'rejects the port %j and quotes it as it was written',
  async PORT => {
    const { code, said } = await run('start.ts', { PORT, DATA_FOLDER: folder() })
    expect(said.trim()).toBe(`PORT is "${PORT}"; it must be a whole number from 1 to 65534.`)
    expect(code).toBe(1)
  },
)

test('refuses to reset the demo world while the club runs', async () => {
  const port = await somethingAnswering('{"service":"players-club"}')
  const data = folder()
  const { code, said } = await run('reset.ts', { PORT: String(port), DATA_FOLDER: data })
  expect(said).toContain('stop it first')
  expect(code).toBe(1)
  expect(existsSync(data)).toBe(true)
})

test('refuses to reset a folder that a club uses on another port, and names its process', async () => {
  const data = folder()
  mkdirSync(join(data, 'database'))
  const { release } = await lockFolder(join(data, 'database'))
  const { code, said } = await run('reset.ts', { PORT: '1', DATA_FOLDER: data })
  expect(said).toContain(`in use by process ${process.pid}`)
  expect(said).toContain('Nothing was changed.')
  expect(code).toBe(1)
  expect(existsSync(join(data, 'database'))).toBe(true)
  await release()
  expect(await run('reset.ts', { PORT: '1', DATA_FOLDER: data })).toMatchObject({ code: 0 })
  expect(existsSync(data)).toBe(false)
})

test('a reset deletes what the demo wrote into its folder, and no other file in it', async () => {
  const data = folder()
  for (const name of ['database', 'sandbox', 'photos']) mkdirSync(join(data, name))
  for (const name of ['sandbox.secret', 'session-secret', 'photos/wedding.jpg'])
    writeFileSync(join(data, name), '')
  expect(await run('reset.ts', { PORT: '1', DATA_FOLDER: data })).toMatchObject({ code: 0 })
  expect(readdirSync(data)).toEqual(['photos'])
  expect(existsSync(join(data, 'photos', 'wedding.jpg'))).toBe(true)
})

const POSTGRES = 'postgres://club:hunter2@db.example:5432/club?password=hunter3'

test('a reset of a demo world in PostgreSQL deletes the data of the sandbox, and asks for a new database', async () => {
  const data = folder()
  mkdirSync(join(data, 'sandbox'))
  writeFileSync(join(data, 'sandbox', 'tickets.json'), '[]')
  const { code, said } = await run('reset.ts', { PORT: '1', DATA_FOLDER: data, DATABASE_URL: POSTGRES })
  expect(said).toContain('postgres://db.example:5432/club')
  expect(said).toContain('Drop that database and create it again')
  expect(code).toBe(0)
  expect(existsSync(join(data, 'sandbox'))).toBe(false)
})

test('the start names the folder of the data, or the database without its credentials', () => {
  expect(dataPlace({})).toBe(demo.dataFolder)
  expect(dataPlace({ DATABASE_URL: POSTGRES })).toBe(
    `postgres://db.example:5432/club, and the sandbox's in ${demo.dataFolder}`,
  )
})

test('a stop ends all programs, also if one of them was killed before', async () => {
  const [killed, running] = [1, 2].map(() => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']))
  if (!killed || !running) throw new Error('Nothing was started.')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await endAll([killed, running])
  expect(running.signalCode).toBe('SIGTERM')
})

test('reports a registry that cannot be reached, and leaves no half-written toolchain', () => {
  const place = folder()
  mkdirSync(join(place, 'scripts'))
  copyFileSync(join(root, 'scripts', 'bootstrap.mjs'), join(place, 'scripts', 'bootstrap.mjs'))
  const { status, stderr } = spawnSync(process.execPath, [join(place, 'scripts', 'bootstrap.mjs'), 'start'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      npm_config_registry: 'http://127.0.0.1:1/',
      npm_config_cache: join(place, 'cache'),
      npm_config_fetch_retries: '0',
    },
  })
  expect(stderr).toContain('npm registry')
  expect(stderr).toContain('run the command again')
  expect(status).toBe(1)
  expect(existsSync(join(place, '.toolchain', 'pinned.json'))).toBe(false)
})

/** A registry with a Node, written by its install script, that prints this version, and a pnpm that does nothing. */
async function registryWithNode(prints: string): Promise<string> {
  const place = folder()
  const answers = new Map<string, string | Buffer>()
  const server = createServer(({ url = '' }, response) => {
    const answer = answers.get(url)
    response.writeHead(answer === undefined ? 404 : 200).end(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  leftovers.push(() => server.close())
  const port = portOf(server)
  for (const [name, version, program] of [
    ['node', '24.21.0', `echo ${prints}`],
    ['pnpm', '12.21.0', 'exit 0'],
  ] as const) {
    const manifest = {
      name,
      version,
      bin: { [name]: `bin/${name}` },
      scripts: { preinstall: `mkdir bin && cp program bin/${name} && chmod +x bin/${name}` },
    }
    mkdirSync(join(place, name, 'package'), { recursive: true })
    writeFileSync(join(place, name, 'package', 'package.json'), JSON.stringify(manifest))
    writeFileSync(join(place, name, 'package', 'program'), `#!/bin/sh\n${program}\n`)
    const { stdout } = spawnSync('tar', ['-czf', '-', '-C', join(place, name), 'package'])
    const tarball = `http://127.0.0.1:${port}/${name}.tgz`
    const described = { ...manifest, hasInstallScript: true, dist: { tarball } }
    answers.set(`/${name}.tgz`, stdout)
    answers.set(`/${name}`, JSON.stringify({ name, 'dist-tags': {}, versions: { [version]: described } }))
  }
  return `http://127.0.0.1:${port}/`
}

/** Starts with npm's setting `ignore-scripts`, in a folder without a toolchain. */
async function startWithoutScripts(registry: string) {
  const place = folder()
  mkdirSync(join(place, 'scripts'))
  copyFileSync(join(root, 'scripts', 'bootstrap.mjs'), join(place, 'scripts', 'bootstrap.mjs'))
  const ended = await run(join(place, 'scripts', 'bootstrap.mjs'), {
    npm_config_registry: registry,
    npm_config_cache: join(place, 'cache'),
    npm_config_ignore_scripts: 'true',
  })
  return { ...ended, isStamped: existsSync(join(place, '.toolchain', 'pinned.json')) }
}

test('a start brings the pinned Node although a setting of npm forbids scripts', async () => {
  const ended = await startWithoutScripts(await registryWithNode('v24.21.0'))
  expect(ended).toMatchObject({ code: 0, isStamped: true })
})

test('a start reports a Node that is not the pinned one, and leaves no stamp, so that the next one brings it', async () => {
  const ended = await startWithoutScripts(await registryWithNode('v18.0.0'))
  expect(ended.said).toContain('does a setting of npm forbid scripts')
  expect(ended).toMatchObject({ code: 1, isStamped: false })
})

test('refuses visual review without a token, in a sentence', async () => {
  const { code, said } = await run('chromatic.ts', { CHROMATIC_PROJECT_TOKEN: '' })
  expect(said).toContain('CHROMATIC_PROJECT_TOKEN')
  expect(code).toBe(1)
})
