import { LateCodeError, setLateCodeRecovery, type MessageRow } from '@players-club/domain-models'
// Without it preloads have no effect: react-dom leaves them to the renderer.
import 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
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
      imports: ['/card.js', '/face.js'],
      css: ['/rewards.css'],
    },
    hung: { id: 'hung', parentId: 'frame', path: '/hung', module: script('await new Promise(() => {})') },
    late: {
      id: 'late',
      parentId: 'frame',
      path: '/late',
      module: script('export const handle = { texts: [], loadLateCode: () => new Promise(() => {}) }'),
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
  expect(await load('/gone', new LateCodeError('error.lateCode'))).toMatchObject({ result: 'document' })
  expect(await load('/gone', new LateCodeError('error.offline'))).toMatchObject({ result: 'offline' })
})

test('a page that fails for another reason is left to the server', async () => {
  expect(await load('/gone')).toMatchObject({ result: 'document' })
})

test('what a page imports and its style sheets are requested together with its module', async () => {
  await load('/rewards')
  const requested = (rel: string) =>
    [...document.head.querySelectorAll(`link[rel="${rel}"]`)].map(link => link.getAttribute('href'))
  expect(requested('modulepreload')).toEqual(expect.arrayContaining(['/card.js', '/face.js']))
  expect(requested('preload')).toEqual(expect.arrayContaining(['/rewards.css']))
})

test.each([
  ['of which a request hangs', '/hung'],
  ['whose late code hangs', '/late'],
])('a page %s is loaded as a document after twenty seconds', async (_, path) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const ended = vi.fn<(loaded: { result: string }) => void>()
  const loading = load(path).then(ended)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await loading
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ result: 'document' }))
})
