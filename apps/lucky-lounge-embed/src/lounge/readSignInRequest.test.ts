import { expect, test, vi } from 'vitest'
import { readSignInRequest } from './readSignInRequest.ts'

const good = { partner: 'https://shop.example', nonce: 'nonce-of-one-sign-in' }

function page(query: Record<string, string> = good, hasOpener = true) {
  const postMessage = vi.fn<(message: unknown, target: string) => void>()
  const close = vi.fn<() => void>()
  const search = `?${new URLSearchParams(query)}`
  const location = { ...window.location, origin: 'https://club.example', search }
  return { page: { opener: hasOpener ? { postMessage } : null, location, close }, postMessage, close }
}

test('posts the code to a page of the club alone, then closes the window', () => {
  const { page: window, postMessage, close } = page()
  const request = readSignInRequest(window)
  expect(request).toMatchObject({
    partner: 'shop.example',
    binding: { partnerOrigin: good.partner, nonce: good.nonce },
  })
  request?.opener.deliver('the-code')
  expect(postMessage.mock.calls).toEqual([
    [{ lounge: 1, id: good.nonce, type: 'code', code: 'the-code' }, 'https://club.example'],
  ])
  expect(close).toHaveBeenCalledOnce()
})

test('posts that the player declined', () => {
  const { page: window, postMessage, close } = page()
  readSignInRequest(window)?.opener.decline()
  expect(postMessage.mock.calls).toEqual([
    [{ lounge: 1, id: good.nonce, type: 'declined' }, 'https://club.example'],
  ])
  expect(close).toHaveBeenCalledOnce()
})

test.each([
  ['the window has no opener', good, false],
  ['no site is named', { nonce: good.nonce }, true],
  ['the site is no origin', { ...good, partner: 'javascript:alert(1)' }, true],
  ['the site is a page', { ...good, partner: 'https://shop.example/page' }, true],
  ['there is no nonce', { partner: good.partner }, true],
  ['the nonce is too short', { ...good, nonce: 'x' }, true],
] as const)('returns null where %s', (_, query, hasOpener) => {
  expect(readSignInRequest(page({ ...query }, hasOpener).page)).toBeNull()
})
