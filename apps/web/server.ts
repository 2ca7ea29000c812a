import { clientHeaders, createApi } from '@players-club/api-client'
import { loadCatalogue, LOCALES, MESSAGE_ROWS, type Locale, type Lottery } from '@players-club/domain-models'
import { existsSync, readFileSync } from 'node:fs'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { pageContext } from './app/shell/pageContext.ts'
import { findSession, findShell } from './app/shell/visitor.ts'

export interface WebDependencies {
  /** The service's API, answered in the same process. */
  api: (request: Request) => Promise<Response>
  /** Where the club is for others, without a slash at its end. */
  publicUrl: string
  lottery: Lottery
  /** The server's time. */
  now: () => Date
}

export interface PageSecrets {
  nonce: string
  locale: Locale
  csrfToken: string
  hasSessionCookie: boolean
  isPosted: boolean
  report: (error: unknown) => void
}

export { lotteryStyles } from '@players-club/ui/themes/lottery'

/** The web app as a function from request to answer; the server mounts it behind its own routes. */
export function createWebHandler({ api, publicUrl, lottery, now }: WebDependencies) {
  const handle = createRequestHandler(build, import.meta.env.MODE)

  return (
    request: Request,
    { nonce, locale, csrfToken, hasSessionCookie, isPosted, report }: PageSecrets,
  ): Promise<Response> => {
    const cookie = request.headers.get('cookie') ?? ''
    const ownApi = createApi({
      bases: { origin: new URL(request.url).origin },
      platform: clientHeaders('web', { userAgent: request.headers.get('user-agent') ?? '' }),
      locale,
      onLeftOut: report,
      csrf: { get: () => csrfToken, set: () => undefined },
      fetch: (url, init) => {
        const call = new Request(url, init)
        call.headers.set('cookie', cookie)
        return api(call)
      },
    })
    let session: ReturnType<typeof findSession> | undefined
    let shell: ReturnType<typeof findShell> | undefined
    const context = new RouterContextProvider()
    context.set(pageContext, {
      publicUrl,
      lottery,
      nonce,
      now,
      csrfToken,
      isPosted,
      report,
      locale,
      api: ownApi,
      session: () => (session ??= findSession(ownApi)),
      shell: () => (shell ??= findShell(ownApi)),
      hasExpiredSession: async () => hasSessionCookie && !(await (session ??= findSession(ownApi))),
      textFiles: rows => rows.flatMap(row => files[`${locale}/${row}`] ?? []),
    })
    return handle(request, context)
  }
}

// Read while this build's files are there: a new build may take their place while the server runs.
await Promise.all(LOCALES.map(locale => loadCatalogue(locale, MESSAGE_ROWS)))

/** The script of each row of texts, by language and row. */
const files = textFiles()

function textFiles(): Partial<Record<string, string>> {
  const manifest = new URL('../client/.vite/manifest.json', import.meta.url)
  if (!existsSync(manifest)) return {}
  const chunks: Record<string, { file: string }> = JSON.parse(readFileSync(manifest, 'utf8'))
  return Object.fromEntries(
    Object.entries(chunks).flatMap(([source, { file }]) => {
      const row = /\/messages\/(\w+\/\w+)\.ts$/.exec(source)?.[1]
      return row ? [[row, `/${file}`]] : []
    }),
  )
}
