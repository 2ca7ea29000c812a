import { createTexts } from '@players-club/domain-models'
import { MessagesProvider } from '@players-club/ui/messages'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { PublicUrl } from './shell/LinkPreview.tsx'
import { pageContext } from './shell/pageContext.ts'
import { textsOf } from './shell/PageHandle.ts'
import { ServerPageContext } from './shell/PageLinks.tsx'

const SECONDS_UNTIL_A_PAGE_MUST_BE_WHOLE = 6
const SECONDS_UNTIL_A_RETRY = 2

/** A busy server could not render the page in time. */
class PageTimeoutError extends Error {
  override readonly name = 'PageTimeoutError'
}

/** Errors of loaders, and of this module. The server logs them. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).report(error)
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, locale, publicUrl, textFiles, report } = context.get(pageContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', locale)
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const rows = ['shell' as const, ...textsOf(handlesOf(router))]
  const texts = createTexts(locale)
  await texts.load(rows)
  const whole = isbot(request.headers.get('user-agent'))

  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <MessagesProvider translate={texts}>
        <PublicUrl value={publicUrl}>
          <ServerPageContext value={{ routes: router.manifest.routes, modules: textFiles(rows) }}>
            <ServerRouter context={router} url={request.url} nonce={nonce} />
          </ServerPageContext>
        </PublicUrl>
      </MessagesProvider>,
      {
        nonce,
        // A part that is ready stands in its place, however large: put there by a script it would be missing without one.
        progressiveChunkSize: Infinity,
        [whole ? 'onAllReady' : 'onShellReady']() {
          const body = new PassThrough()
          pipe(body)
          const stream = createReadableStreamFromReadable(body)
          resolve(new Response(stream, { status: failed ? 500 : status, headers }))
        },
        onShellError(error) {
          if (!(error instanceof PageTimeoutError)) return reject(error)
          headers.set('Retry-After', String(SECONDS_UNTIL_A_RETRY))
          headers.delete('Content-Type')
          resolve(new Response(null, { status: 503, headers }))
        },
        onError(error) {
          failed = true
          if (!request.signal.aborted) report(error)
        },
      },
    )
    const giveUp = () => abort(new PageTimeoutError())
    const timer = setTimeout(giveUp, SECONDS_UNTIL_A_PAGE_MUST_BE_WHOLE * 1000)
    timer.unref()
  })
}

const handlesOf = ({ staticHandlerContext, routeModules }: EntryContext): unknown[] =>
  staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle)
