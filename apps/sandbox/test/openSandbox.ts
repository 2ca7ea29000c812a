import type { HttpBindings } from '@hono/node-server'
import { createSandbox, type Ports } from '../src/createSandbox.ts'
import type { Config } from '../src/kernel/config.ts'

export const CLUB_URL = 'http://localhost:3000'
export const OWN_ORIGIN = 'http://localhost:3001'
export const SECRET = 'a-secret-for-tests'
export const REAL_NOW = new Date('2026-11-21T16:00:00Z')

const config: Config = { port: 0, clubUrl: CLUB_URL, secret: SECRET }

type Headers = Record<string, string>

const RANDOM_ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** A sandbox in this process, called without a network, with a clock that stands still. */
export async function openSandbox(over: Partial<Config> = {}, ports: Partial<Ports> = {}) {
  const app = await createSandbox(
    { ...config, ...over },
    {
      realNow: () => REAL_NOW,
      fetch: async () => new Response(null, { status: 204 }),
      wait: async () => undefined,
      warn: () => undefined,
      ...ports,
    },
  )
  const ask = async (
    method: string,
    path: string,
    headers: Headers = {},
    body?: string,
    env?: HttpBindings,
  ) =>
    app.request(
      path,
      { method, headers: { host: 'localhost:3001', ...headers }, ...(body === undefined ? {} : { body }) },
      env,
    )

  return {
    ask,
    get: (path: string, headers?: Headers) => ask('GET', path, headers),
    page: async (path: string) => (await ask('GET', path, { accept: 'text/html' })).text(),
    json: async (path: string): Promise<unknown> => (await ask('GET', path)).json(),
    /** An answer to search for digits: without its random ids, which may contain any. */
    textWithoutIds: async (path: string) => (await (await ask('GET', path)).text()).replaceAll(RANDOM_ID, ''),
    /** Posts as a test program does: JSON, no Origin. */
    post: (path: string, body: unknown, headers: Headers = {}) =>
      ask('POST', path, { 'content-type': 'application/json', ...headers }, JSON.stringify(body)),
    /** Posts a body that arrives only after `meanwhile`, which runs once the sandbox reads it. */
    postSlowly: async (path: string, body: unknown, meanwhile: () => Promise<unknown>) => {
      const bytes = new TextEncoder().encode(JSON.stringify(body))
      const arriving = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            await meanwhile()
            controller.enqueue(bytes)
            controller.close()
          },
        },
        { highWaterMark: 0 },
      )
      // A body that is a stream needs `duplex`, which the types do not know.
      const init: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        headers: {
          host: 'localhost:3001',
          'content-type': 'application/json',
          'content-length': String(bytes.length),
        },
        body: arriving,
        duplex: 'half',
      }
      return app.request(path, init)
    },
    /** As the product posts. */
    postAsProduct: (path: string, body: unknown) =>
      ask(
        'POST',
        path,
        { 'content-type': 'application/json', authorization: `Bearer ${SECRET}` },
        JSON.stringify(body),
      ),
    /** Posts one of our forms as a person's browser does. */
    submit: (path: string, fields: Record<string, string>, headers: Headers = {}) =>
      ask(
        'POST',
        path,
        {
          'content-type': 'application/x-www-form-urlencoded',
          origin: OWN_ORIGIN,
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
        new URLSearchParams(fields).toString(),
      ),
  }
}

export type OpenSandbox = Awaited<ReturnType<typeof openSandbox>>
