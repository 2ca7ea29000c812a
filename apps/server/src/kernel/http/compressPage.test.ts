import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compressPage } from './compressPage.ts'

const HTML = '<p>Every ticket is worth a little more.</p>'.repeat(100)

const page = (body: BodyInit | null = HTML) =>
  new Response(body, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } })

const asked = (headers: Record<string, string>) => new Request('http://localhost:3000/', { headers })

const MODERN = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const cookieOf = (name: string) => ({ cookie: `${name}=${'k'.repeat(43)}` })

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('a page', () => {
  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate, br;q=0', gunzipSync],
  ])('is sent to a guest as %s, with the same content', async (encoding, accepted, unpack) => {
    const answer = compressPage(asked({ 'accept-encoding': accepted }), page())
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    const bytes = await bytesOf(answer)
    expect(bytes.length).toBeLessThan(HTML.length / 10)
    expect(unpack(bytes).toString()).toBe(HTML)
  })

  test.each(['', 'identity', 'br;q=0, gzip;q=0.0'])(
    'is sent uncompressed to a client that accepts nothing else (%s)',
    async accepted => {
      const answer = compressPage(asked({ 'accept-encoding': accepted }), page())
      expect(answer.headers.get('content-encoding')).toBeNull()
      expect(await answer.text()).toBe(HTML)
    },
  )

  test('without a body stays without one', () => {
    const answer = compressPage(asked(MODERN), page(null))
    expect([answer.body, answer.headers.get('content-encoding')]).toEqual([null, null])
  })

  test.each(['__Host-pc_session', '__Host-pc_embed', 'pc_session', 'pc_embed'])(
    'is not compressed when another site requested it with a player’s cookie, so that its length reveals nothing (%s)',
    name => {
      const encodingBy = (site: Record<string, string>) =>
        compressPage(asked({ ...MODERN, ...cookieOf(name), ...site }), page()).headers.get('content-encoding')
      expect(encodingBy({ 'sec-fetch-site': 'cross-site' })).toBeNull()
      expect(encodingBy({ 'sec-fetch-site': 'same-site' })).toBeNull()
      expect(encodingBy({})).toBeNull()
      expect(encodingBy({ 'sec-fetch-site': 'same-origin' })).toBe('br')
      expect(encodingBy({ 'sec-fetch-site': 'none' })).toBe('br')
    },
  )

  test('is streamed while the rest is still being rendered', async () => {
    let finish = () => {}
    const slow = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from(HTML))
        finish = () => controller.close()
      },
    })
    const answer = compressPage(asked(MODERN), page(slow))
    const { value } = await answer.body!.getReader().read()
    const seen = brotliDecompressSync(value!, { finishFlush: constants.BROTLI_OPERATION_FLUSH })
    expect(seen.toString()).toBe(HTML)
    finish()
  })

  test('fails for its reader when its stream fails', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('The page could not be finished.'))
      },
    })
    await expect(compressPage(asked(MODERN), page(broken)).text()).rejects.toThrow()
  })
})
