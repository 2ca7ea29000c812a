import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const SANDBOX_SECRET = '0123456789abcdef'
const started: { child: ChildProcess; ended: Promise<unknown> }[] = []

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--conditions=@players-club/source', main], {
    env: { PATH: process.env.PATH, PORT: '0', SANDBOX_SECRET, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text))
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), ...said }))
  const url = async () => {
    const tooSoon = ended.then(({ err }) => Promise.reject(new Error(`It ended at once: ${err}`)))
    while (!said.out.includes('\n')) await Promise.race([once(child.stdout, 'data'), tooSoon])
    return /http:\/\/localhost:(\d+)/.exec(said.out)?.[0] ?? ''
  }
  started.push({ child, ended })
  return { child, ended, url }
}

afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
})

test('answers, stops at SIGTERM, and still has its mail at the next start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  try {
    const first = start({ DATA_FOLDER: folder })
    const url = await first.url()
    expect(await (await fetch(`${url}/health`)).json()).toEqual({
      status: 'ok',
      name: 'players-club-sandbox',
    })
    const mail = {
      id: '1',
      to: 'poor@players.example',
      subject: 'Hello',
      html: '',
      text: '',
      sentAt: '2026-11-21T16:00:00Z',
    }
    await fetch(`${url}/mail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${SANDBOX_SECRET}` },
      body: JSON.stringify(mail),
    })
    first.child.kill('SIGTERM')
    expect(await first.ended).toMatchObject({ code: 0, err: '' })

    const second = start({ DATA_FOLDER: folder })
    const answer = await fetch(`${await second.url()}/mail/messages.json`)
    expect(await answer.json()).toEqual({ messages: [mail] })
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('names a port in use in a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  try {
    const address = other.address()
    const port = String(address && typeof address === 'object' ? address.port : 0)
    const { code, err } = await start({ PORT: port }).ended
    expect(code).toBe(1)
    expect(err).toBe(
      `Port ${port} is in use: another sandbox or program listens there. Stop it, or set PORT.\n`,
    )
  } finally {
    other.close()
  }
})

test('names an invalid setting in a sentence', async () => {
  const { code, err } = await start({ SANDBOX_SECRET: 'short' }).ended
  expect(code).toBe(1)
  expect(err).toMatch(/^SANDBOX_SECRET is too short; [^\n]+\n$/)
})
