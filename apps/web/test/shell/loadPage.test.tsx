import { LateCodeError, setLateCodeRecovery, type MessageRow } from '@players-club/domain-models'
import { expect, onTestFinished, test } from 'vitest'
import { loadPage } from '../../app/shell/loadPage.ts'

const script = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`
const manifest = {
  version: '1',
  routes: {
    frame: { id: 'frame', module: script("export const handle = { texts: ['lounge'] }") },
    page: {
      id: 'page',
      parentId: 'frame',
      path: '/rewards',
      module: script("export const handle = { texts: ['rewards'] }"),
    },
    gone: { id: 'gone', parentId: 'frame', path: '/gone', module: script('throw new Error("gone")') },
  },
}

/** Loads a page of the manifest; `error` is what the app's recovery says of code that cannot be loaded. */
async function load(path: string, error = new Error('gone')) {
  window.__reactRouterManifest = manifest
  setLateCodeRecovery(async () => error)
  onTestFinished(() => {
    delete window.__reactRouterManifest
    setLateCodeRecovery(async (_, cause) => cause)
  })
  const texts: MessageRow[] = []
  const result = await loadPage(path, async rows => texts.push(...rows))
  return { result, texts }
}

test('a page is ready with the texts of all its routes, however its address is written', async () => {
  expect(await load('/rewards?page=2')).toEqual({ result: 'ready', texts: ['lounge', 'rewards'] })
  expect(await load('/Rewards/')).toEqual({ result: 'ready', texts: ['lounge', 'rewards'] })
})

test('a page whose code a newer release has replaced is distinguished from one without a connection', async () => {
  expect(await load('/gone', new LateCodeError('error.lateCode'))).toMatchObject({ result: 'replaced' })
  expect(await load('/gone', new LateCodeError('error.offline'))).toMatchObject({ result: 'offline' })
})

test('a page that fails for another reason is left to the server', async () => {
  expect(await load('/gone')).toMatchObject({ result: 'replaced' })
})
