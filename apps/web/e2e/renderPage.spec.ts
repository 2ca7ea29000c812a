import { expect, test } from '@playwright/test'
import { createElement as h, Suspense, use } from 'react'
import { PageTimeoutError, renderPage } from '../app/renderPage.ts'

const never = new Promise<never>(() => undefined)
const Unrendered = () => use(never)
const Broken = () => {
  throw new Error('broken')
}
const page = (part: () => never, isLate: boolean) =>
  h('main', null, 'Earn', isLate ? h(Suspense, { fallback: 'Loading' }, h(part)) : h(part))

/** Renders a page whose time is up at once. */
async function render(part: () => never, { isLate = false, isWhole = false } = {}) {
  const reported: unknown[] = []
  const response = await renderPage(page(part, isLate), {
    status: 200,
    headers: new Headers({ 'content-type': 'text/html' }),
    nonce: 'n',
    isWhole,
    timeoutMs: 1,
    report: error => reported.push(error),
  })
  const { status, headers } = response
  return { status, retryAfter: headers.get('retry-after'), html: await response.text(), reported }
}

test.describe('a page that the server cannot render in time', () => {
  test('is answered with 503 and when to try again, and is reported', async () => {
    const { status, retryAfter, html, reported } = await render(Unrendered)
    expect([status, retryAfter, html]).toEqual([503, '2', ''])
    expect(reported).toEqual([expect.any(PageTimeoutError)])
  })

  test('is answered with 503 to a search engine that waits for a late part of it', async () => {
    const { status, retryAfter, html, reported } = await render(Unrendered, { isLate: true, isWhole: true })
    expect([status, retryAfter, html]).toEqual([503, '2', ''])
    expect(reported).toEqual([expect.any(PageTimeoutError)])
  })

  test('is shown to a player without its late part, which the browser renders then', async () => {
    const { status, html, reported } = await render(Unrendered, { isLate: true })
    expect(status).toBe(200)
    expect(html).toContain('<main>Earn')
    expect(html).toContain('Loading')
    expect(reported).toEqual([expect.any(PageTimeoutError)])
  })
})

test('a page that fails is no page to wait for', async () => {
  await expect(render(Broken)).rejects.toThrow('broken')
  const whole = await render(Broken, { isLate: true, isWhole: true })
  expect([whole.status, whole.retryAfter]).toEqual([500, null])
  expect(whole.reported).toEqual([expect.objectContaining({ message: 'broken' })])
})
