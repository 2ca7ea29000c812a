import { renderOpenApi } from '@players-club/api-client/openapi'
import { compressPage } from './compressPage.ts'
import { BASE_HEADERS } from './securityHeaders.ts'

const headers = {
  ...BASE_HEADERS,
  'content-type': 'application/json',
  'cache-control': 'public, max-age=3600',
  vary: 'accept-encoding',
}

let rendered: string | undefined

/** The contract as an OpenAPI document, the same that api-client's package has; rendered for the first request. */
export const answerOpenApi = (request: Request): Response =>
  compressPage(request, new Response((rendered ??= renderOpenApi()), { headers }))
