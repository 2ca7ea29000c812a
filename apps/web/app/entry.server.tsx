import { createTranslate, loadCatalogue } from '@players-club/domain-models'
import { MessagesProvider } from '@players-club/ui/messages'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { pageContext } from './shell/pageContext.ts'

const SECONDS_UNTIL_A_PAGE_MUST_BE_WHOLE = 6

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, locale } = context.get(pageContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', locale)
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const translate = createTranslate(await loadCatalogue(locale), locale)
  const whole = isbot(request.headers.get('user-agent'))

  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <MessagesProvider translate={translate}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </MessagesProvider>,
      {
        nonce,
        [whole ? 'onAllReady' : 'onShellReady']() {
          const body = new PassThrough()
          pipe(body)
          const stream = createReadableStreamFromReadable(body)
          resolve(new Response(stream, { status: failed ? 500 : status, headers }))
        },
        onShellError: reject,
        onError() {
          failed = true
        },
      },
    )
    const timer = setTimeout(abort, SECONDS_UNTIL_A_PAGE_MUST_BE_WHOLE * 1000)
    timer.unref()
  })
}
