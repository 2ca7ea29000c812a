import { expect, onTestFinished, test, vi } from 'vitest'
import { findRoutes } from '../../app/shell/findRoutes.ts'

const route = (id: string, path: string, parentId = 'root') => ({ id, path, parentId, module: `/${id}.js` })
const root = { id: 'root', module: '/root.js' }
const server = {
  root,
  rewards: route('rewards', '/rewards'),
  reward: route('reward', '/rewards/:id'),
  history: route('history', '/rewards/history'),
}
let releases = 0

/** A document that knows some routes, beside a server that knows all, or answers as `answer` does. */
function openDocument(known: object, answer = async () => Response.json(server)) {
  const version = String(++releases)
  const ask = vi.fn<(url: string) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', ask)
  window.__reactRouterManifest = { version, routes: { root, ...known } }
  onTestFinished(() => {
    delete window.__reactRouterManifest
    vi.unstubAllGlobals()
  })
  const find = async (path: string) => (await findRoutes(path)).map(({ id }) => id)
  return { find, asked: () => ask.mock.calls.map(([url]) => url), version }
}

test('routes that the document brought along are found without the server', async () => {
  const { find, asked } = openDocument({ rewards: server.rewards })
  expect(await find('/rewards')).toEqual(['root', 'rewards'])
  expect(asked()).toEqual([])
})

test('other routes are asked for once, with the URL of the router, whose own request the cache then answers', async () => {
  const { find, asked, version } = openDocument({})
  expect(await find('/rewards')).toEqual(['root', 'rewards'])
  expect(await find('/rewards')).toEqual(['root', 'rewards'])
  expect(await find('/rewards/101')).toEqual(['root', 'reward'])
  expect(asked()).toEqual([
    `/__manifest?paths=%2Frewards&version=${version}`,
    `/__manifest?paths=%2Frewards%2C%2Frewards%2F101&version=${version}`,
  ])
})

test('a route with a parameter does not hide one without, which only the server knows', async () => {
  const { find } = openDocument({ reward: server.reward })
  expect(await find('/rewards/history')).toEqual(['root', 'history'])
})

test('what failed is asked again', async () => {
  const answer = vi.fn<() => Promise<Response>>()
  const { find } = openDocument({}, answer)
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(find('/rewards')).rejects.toThrow('Failed to fetch')
  // A newer release answers without routes.
  answer.mockResolvedValueOnce(new Response(null, { status: 204 }))
  await expect(find('/rewards')).rejects.toThrow('could not be loaded: 204')
  answer.mockResolvedValueOnce(Response.json(server))
  expect(await find('/rewards')).toEqual(['root', 'rewards'])
})
