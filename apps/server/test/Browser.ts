import type { Problem } from '@players-club/domain-models'
import type { Server } from '../src/createServer.ts'
import { PASSWORD, PUBLIC_URL } from './constants.ts'

export interface Sent {
  body?: unknown
  headers?: Record<string, string>
}

/** The answer: status, headers and the JSON, if any. */
export interface Received {
  status: number
  headers: Headers
  // Each test checks the shape that it expects.
  // oxlint-disable-next-line typescript/no-explicit-any
  json: any
  problem: Problem
}

const isRaw = (body: unknown): body is string | FormData | undefined =>
  body === undefined || typeof body === 'string' || body instanceof FormData

/** Keeps cookies and the CSRF token as a browser on our own page does. */
export class Browser {
  readonly cookies = new Map<string, string>()
  csrfToken: string | null = null
  readonly #server: Server

  constructor(server: Server) {
    this.#server = server
  }

  async send(method: string, path: string, { body, headers = {} }: Sent = {}): Promise<Received> {
    const request = new Request(`${PUBLIC_URL}${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(this.csrfToken ? { 'x-csrf-token': this.csrfToken } : {}),
        ...(this.cookies.size > 0 ? { cookie: this.cookieHeader() } : {}),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isRaw(body) ? body : JSON.stringify(body),
    })
    const response = await this.#server.fetch(request)
    this.#keep(response.headers)
    const text = await response.text()
    const json: unknown = /^[{[]|^null$/.test(text) ? JSON.parse(text) : undefined
    // The same as `json`, for tests that expect a problem.
    return { status: response.status, headers: response.headers, json, problem: json as Problem }
  }

  get(path: string, sent?: Sent): Promise<Received> {
    return this.send('GET', path, sent)
  }

  post(path: string, body?: unknown, sent?: Sent): Promise<Received> {
    return this.send('POST', path, { body, ...sent })
  }

  /** The first request, which brings a cookie and a token. */
  async open(): Promise<this> {
    await this.get('/api/auth/get/session')
    return this
  }

  signIn(username: string, password = PASSWORD, rememberMe = false): Promise<Received> {
    const client = { client_id: 'players-club-web', client_secret: 'public' }
    return this.post('/api/auth/login', { username, password, rememberMe, ...client })
  }

  /** Signs in, or fails the test. */
  async enter(
    username: string,
    rememberMe = false,
  ): Promise<{ access_token: string; refresh_token: string }> {
    await this.open()
    const { status, json } = await this.signIn(username, PASSWORD, rememberMe)
    if (status !== 200) throw new Error(`The sign-in was answered ${status}: ${JSON.stringify(json)}`)
    return json
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  #keep(headers: Headers): void {
    this.csrfToken = headers.get('x-csrf-token') ?? this.csrfToken
    for (const cookie of headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('Max-Age=0')) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}
