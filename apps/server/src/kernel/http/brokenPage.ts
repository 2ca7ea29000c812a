import { loadCatalogue, type Locale } from '@players-club/domain-models'
import { BASE_HEADERS } from './securityHeaders.ts'

/** The error page for a web app that cannot render: plain, but not blank, and with a link. */
export const answerBrokenPage = async (
  locale: Locale,
  failure?: Pick<Response, 'status' | 'headers'>,
): Promise<Response> => {
  const status = failure?.status === 503 ? 503 : 500
  const retryAfter = failure?.headers.get('retry-after')
  const texts = await loadCatalogue(locale, ['shell'])
  const text = texts[`error.http.${status}`]
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${text}</title></head>`,
    `<body><main><h1>${text}</h1><p><a href="/">${texts['shell.home']}</a></p></main></body></html>`,
  ].join('')
  return new Response(html, {
    status,
    headers: {
      ...BASE_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfter && { 'retry-after': retryAfter }),
    },
  })
}
