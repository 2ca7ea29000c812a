import { Readable, pipeline, type Transform } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { acceptsEncoding } from './acceptsEncoding.ts'
import { hasPlayerCookie } from './cookies.ts'

/**
 * The better one first. Each part of a page is flushed as it comes, so that the first part does not wait for the rest.
 */
const compressors: readonly (readonly [encoding: string, make: () => Transform])[] = [
  [
    'br',
    () =>
      createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          // As fast as gzip, and smaller; a page fits into this window.
          [constants.BROTLI_PARAM_QUALITY]: 4,
          [constants.BROTLI_PARAM_LGWIN]: 18,
        },
      }),
  ],
  ['gzip', () => createGzip({ flush: constants.Z_SYNC_FLUSH })],
]

const REQUESTED_BY_PLAYER = ['same-origin', 'none']

/**
 * The size of a compressed answer reveals its content (BREACH): an attacker who makes a player's browser request pages,
 * and measures the bytes, could find a secret letter by letter. Pages that the player requested cannot be repeated by
 * an attacker.
 */
const isSafeToCompress = ({ headers }: Request): boolean => {
  const isPlayer = hasPlayerCookie(headers.get('cookie'))
  return !isPlayer || REQUESTED_BY_PLAYER.includes(headers.get('sec-fetch-site') ?? '')
}

/** Compresses a page as far as the client accepts it and its secrets allow. */
export function compressPage(request: Request, page: Response): Response {
  const accepted = request.headers.get('accept-encoding')
  const found = compressors.find(([encoding]) => acceptsEncoding(accepted, encoding))
  if (page.body === null || !found || !isSafeToCompress(request)) return page
  const [encoding, make] = found
  const compressor = make()
  // Node's web stream and the DOM's are the same thing under two declarations. A page that fails ends its answer too.
  pipeline(Readable.fromWeb(page.body as NodeReadableStream), compressor, () => undefined)
  const headers = new Headers(page.headers)
  headers.set('content-encoding', encoding)
  return new Response(Readable.toWeb(compressor) as unknown as ReadableStream, {
    status: page.status,
    statusText: page.statusText,
    headers,
  })
}
