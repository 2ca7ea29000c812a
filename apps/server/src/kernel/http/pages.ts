import type { Locale, Look, Lottery } from '@players-club/domain-models'
import type { Config } from '../config/config.ts'
import { csrfTokenOf } from '../csrf/csrf.ts'
import { randomKey, type Secrets } from '../secrets/secrets.ts'
import { answerBrokenPage } from './brokenPage.ts'
import { compressPage } from './compressPage.ts'
import { createCookies, GUEST_COOKIE, SESSION_COOKIE, type Cookies } from './cookies.ts'
import { pageLocale } from './requestLocale.ts'
import { newNonce, pageHeaders } from './pagePolicy.ts'
import { ProblemError, problemResponse } from './problem.ts'
import { BASE_HEADERS, type HeaderRecord } from './securityHeaders.ts'
import { pageVisitor, type Visitor } from './Visitor.ts'

/** What a page is rendered with, besides the request. */
export interface PageSecrets {
  nonce: string
  locale: Locale
  csrfToken: string
  /** The request has a session cookie, live or not. */
  hasSessionCookie: boolean
  /** A form was posted to the page's address: its browser runs no scripts. */
  isPosted: boolean
  /** Logs an error of the page, which the page itself may survive. */
  report: (error: unknown) => void
}

/** The dependencies of the web app. */
export interface WebDeps {
  /** Called in process. */
  api: (request: Request) => Promise<Response>
  /** The public URL of the club. */
  publicUrl: string
  lottery: Lottery
  /** The server's time. */
  now: () => Date
}

/** The web app: turns a request into a page. */
export type WebHandler = (request: Request, secrets: PageSecrets) => Promise<Response>

/** What the server needs of the web app's build. */
export interface WebApp {
  createWebHandler: (deps: WebDeps) => WebHandler
  /** Derives the style sheet of a lottery from its look; throws an explanation for colours that cannot be read. */
  lotteryStyles: (look: Look) => string | Promise<string>
}

export interface PageDeps {
  config: Config
  secrets: Secrets
  webHandler: WebHandler
  onError: (error: unknown, visitor: Visitor) => void
}

/** Gives a visitor without a cookie of ours one, so that the page's first call is bound to it. */
const withGuest = (request: Request, cookies: Cookies) => {
  const header = request.headers.get('cookie')
  const known = cookies.read(header, SESSION_COOKIE) ?? cookies.read(header, GUEST_COOKIE)
  if (known !== null) return { request, cookieValue: known, setCookies: [] }
  const cookieValue = randomKey()
  const headers = new Headers(request.headers)
  const pair = cookies.pair(GUEST_COOKIE, cookieValue)
  headers.set('cookie', header ? `${header}; ${pair}` : pair)
  return {
    request: new Request(request.url, { method: request.method, headers, signal: request.signal }),
    cookieValue,
    setCookies: cookies.guest(cookieValue),
  }
}

/** The web app has no page for this failure. */
const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') ?? false

/** Every cache may keep it: the routes of a page, which the web app's router asks for. */
const isShared = (page: Response) => page.headers.get('cache-control')?.startsWith('public') && !isHtml(page)

const SHARED_HEADERS = { ...BASE_HEADERS, vary: 'accept-encoding' } as const satisfies HeaderRecord

const ALLOWED = 'GET, HEAD'

/** A form that a browser without scripts posts is answered with its page, for a person reads the answer. */
const isForPage = ({ method, headers }: Request) =>
  method === 'GET' ||
  method === 'HEAD' ||
  (method === 'POST' && (headers.get('accept') ?? '').includes('text/html'))

export const createPages = ({ config, secrets, webHandler, onError }: PageDeps) => {
  const cookies = createCookies(config)
  const render = async (request: Request, path: string, visitor: Visitor, locale: Locale) => {
    const guest = withGuest(request, cookies)
    const nonce = newNonce()
    const csrfToken = csrfTokenOf(secrets, guest.cookieValue)
    const hasSessionCookie = cookies.read(request.headers.get('cookie'), SESSION_COOKIE) !== null
    const isPosted = request.method === 'POST'
    // What was posted is not read: the page is the one that a GET gets.
    const asked = isPosted ? new Request(request.url, { headers: guest.request.headers }) : guest.request
    const page = await pageVisitor.run(visitor, () =>
      webHandler(asked, {
        nonce,
        locale,
        csrfToken,
        hasSessionCookie,
        isPosted,
        report: error => onError(error, visitor),
      }),
    )
    if (page.status >= 500 && !isHtml(page)) return answerBrokenPage(locale, page)
    const headers = new Headers(page.headers)
    const own = isShared(page) ? SHARED_HEADERS : pageHeaders(config, path, nonce)
    for (const [name, value] of Object.entries(own)) headers.set(name, value)
    // Another site's form comes without the visitor's cookie, which must not be replaced for that.
    if (isPosted) headers.set('allow', ALLOWED)
    else if (!isShared(page)) for (const cookie of guest.setCookies) headers.append('set-cookie', cookie)
    // Only a path that the route table knows may be named in the log.
    visitor.route = page.status < 400 ? `page /${path.split('/')[1] ?? ''}` : 'page'
    const status = isPosted && page.status === 200 ? 405 : page.status
    return compressPage(request, new Response(page.body, { status, headers }))
  }

  return async (request: Request, path: string, visitor: Visitor): Promise<Response> => {
    visitor.route = 'page'
    if (!isForPage(request)) return problemResponse(new ProblemError(405, {}, { allow: ALLOWED }))
    const locale = pageLocale(request, config.lottery)
    try {
      return await render(request, path, visitor, locale)
    } catch (error) {
      onError(error, visitor)
      return answerBrokenPage(locale)
    }
  }
}
