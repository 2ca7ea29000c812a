import { clientHeaders, createApi } from '@players-club/api-client'
import { loadCatalogue, LOCALES, preferredLocale } from '@players-club/domain-models'
import { existsSync, readFileSync } from 'node:fs'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { pageContext } from './app/shell/pageContext.ts'
import { findSession } from './app/shell/visitor.ts'

export interface WebDependencies {
  /** The service's API, answered in the same process. */
  api: (request: Request) => Promise<Response>
}

export interface PageSecrets {
  nonce: string
  csrfToken: string
}

/** The web app as a function from request to answer; the server mounts it behind its own routes. */
export function createWebHandler({ api }: WebDependencies) {
  const handle = createRequestHandler(build, import.meta.env.MODE)

  return (request: Request, { nonce, csrfToken }: PageSecrets): Promise<Response> => {
    const cookie = request.headers.get('cookie') ?? ''
    const locale = preferredLocale({ cookie, acceptLanguage: request.headers.get('accept-language') ?? '' })
    const ownApi = createApi({
      bases: { origin: new URL(request.url).origin },
      platform: clientHeaders('web', { userAgent: request.headers.get('user-agent') ?? '' }),
      csrf: { get: () => csrfToken, set: () => undefined },
      fetch: (url, init) => {
        const call = new Request(url, init)
        call.headers.set('cookie', cookie)
        return api(call)
      },
    })
    let session: ReturnType<typeof findSession> | undefined
    const context = new RouterContextProvider()
    context.set(pageContext, {
      nonce,
      csrfToken,
      locale,
      api: ownApi,
      session: () => (session ??= findSession(ownApi)),
      preloads: preloads[locale],
    })
    return handle(request, context)
  }
}

// Read while this build's files are there: a new build may take their place while the server runs.
await Promise.all(LOCALES.map(locale => loadCatalogue(locale)))

/** The catalogue of the page's language is loaded by a dynamic import; named early, it does not cost a round trip. */
const preloads = { en: catalogueFiles('en'), es: catalogueFiles('es') }

function catalogueFiles(locale: string): readonly string[] {
  const manifest = new URL('../client/.vite/manifest.json', import.meta.url)
  if (!existsSync(manifest)) return []
  const chunks: Record<string, { file: string; isDynamicEntry?: boolean }> = JSON.parse(
    readFileSync(manifest, 'utf8'),
  )
  return Object.entries(chunks)
    .filter(([source, chunk]) => chunk.isDynamicEntry && source.endsWith(`/messages/${locale}/index.ts`))
    .map(([, chunk]) => `/${chunk.file}`)
}
