import { createTexts } from '@players-club/domain-models'
import { MessagesProvider } from '@players-club/ui/messages'
import { isbot } from 'isbot'
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { renderPage } from './renderPage.ts'
import { PublicUrl } from './shell/LinkPreview.tsx'
import { LotteryProvider } from './shell/LotteryProvider.tsx'
import { pageContext } from './shell/pageContext.ts'
import { textsOf } from './shell/PageHandle.ts'
import { ServerPageContext } from './shell/PageLinks.tsx'

const MS_UNTIL_A_PAGE_MUST_BE_WHOLE = 6_000

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
  const { nonce, locale, lottery, publicUrl, textFiles, report } = context.get(pageContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', locale)
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const rows = ['shell' as const, ...textsOf(handlesOf(router))]
  const texts = createTexts(locale, lottery)
  await texts.load(rows)
  return renderPage(
    <MessagesProvider translate={texts}>
      <LotteryProvider lottery={lottery}>
        <PublicUrl value={publicUrl}>
          <ServerPageContext value={{ routes: router.manifest.routes, modules: textFiles(rows) }}>
            <ServerRouter context={router} url={request.url} nonce={nonce} />
          </ServerPageContext>
        </PublicUrl>
      </LotteryProvider>
    </MessagesProvider>,
    {
      status,
      headers,
      nonce,
      isWhole: isbot(request.headers.get('user-agent')),
      timeoutMs: MS_UNTIL_A_PAGE_MUST_BE_WHOLE,
      report: error => {
        if (!request.signal.aborted) report(error)
      },
    },
  )
}

const handlesOf = ({ staticHandlerContext, routeModules }: EntryContext): unknown[] =>
  staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle)
