import type { IncomingMessage, ServerResponse } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copperStateLottery } from '@players-club/domain-models'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openWebSources } from './webSources.ts'

let root = ''
let sources: Awaited<ReturnType<typeof openWebSources>>

const write = (name: string, text: string) => writeFile(join(root, name), text)

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'web-sources-'))
  await write('package.json', '{ "type": "module" }')
  await write('vite.config.ts', 'export default {}')
  await write('view.ts', "export const heading = 'Before'")
  await write(
    'server.ts',
    `import { heading } from './view.ts'
    export const createWebHandler = ({ api }) => async (request, { nonce }) => {
      const answer = await api(request)
      return new Response([heading, nonce, await answer.text()].join(' '))
    }
    export const lotteryStyles = ({ radius }) => ':root { --radius: ' + radius + 'px }'`,
  )
  sources = await openWebSources(root)
})
afterAll(async () => {
  await sources.close()
  await rm(root, { recursive: true, force: true })
})

const render = async () => {
  const handle = sources.createWebHandler({
    api: async () => new Response('from the API'),
    publicUrl: 'http://localhost',
    lottery: copperStateLottery,
    now: () => new Date('2026-03-02T18:00:00Z'),
  })
  const secrets = {
    nonce: 'n1',
    locale: 'en' as const,
    csrfToken: '',
    hasSessionCookie: false,
    isPosted: false,
    report: () => {},
  }
  return (await handle(new Request('http://localhost/'), secrets)).text()
}

test('a page is rendered from the current source files', async () => {
  expect(await render()).toBe('Before n1 from the API')
  await write('view.ts', "export const heading = 'After'")
  await expect.poll(render).toBe('After n1 from the API')
})

test('the style sheet of a lottery is derived by the source files', async () => {
  const colors = { accent: '#0a5c8f', surface: '#f7fafc', text: '#12212e', night: '#0d1b2a' }
  const styles = await sources.lotteryStyles({ colors, radius: 8, logo: 'logo.svg' })
  expect(styles).toBe(':root { --radius: 8px }')
})

test.each([
  '/api/account',
  '/media/prize.svg',
  '/lottery/theme.css',
  '/health',
  '/embed/v1.js',
  '/__demo/clock',
])('%s is not handled by the web app', url => {
  const next = vi.fn()
  sources.answer({ url } as IncomingMessage, {} as ServerResponse, next)
  expect(next).toHaveBeenCalledOnce()
})
