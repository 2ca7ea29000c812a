import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { LoungeDetail } from '../loader/LuckyLounge.ts'
import { LuckyLoungeWidget } from './LuckyLoungeWidget.tsx'

const element = () => document.querySelector('lucky-lounge-widget') ?? expect.unreachable('No element.')
afterEach(() => void vi.restoreAllMocks())

const club = 'https://club.invalid'

test('adds the element to the page, and the loader once for all of them', async () => {
  const added = vi.spyOn(document.head, 'append')
  const brand = { accent: '#0b6e4f', surface: '#ffffff', text: '#1d1d1f', radius: 8 }
  await render(
    <>
      <LuckyLoungeWidget club={club} widget="balance" lang="es" brand={brand} />
      <LuckyLoungeWidget club={club} widget="balance" theme="players-club" />
    </>,
  )
  expect(element().outerHTML).toBe(
    '<lucky-lounge-widget widget="balance" lang="es" accent="#0b6e4f" surface="#ffffff" text="#1d1d1f" radius="8"></lucky-lounge-widget>',
  )
  expect(added).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ src: `${club}/embed/v1.js` }))
})

test('adds the loader again for a later widget where it could not be loaded', async () => {
  const loader = () => document.querySelector('script[src="https://later.invalid/embed/v1.js"]')
  const first = await render(<LuckyLoungeWidget club="https://later.invalid" widget="balance" />)
  await expect.poll(loader).toBeNull()
  await first.unmount()
  const added = vi.spyOn(document.head, 'append')
  await render(<LuckyLoungeWidget club="https://later.invalid" widget="balance" />)
  expect(added).toHaveBeenCalledOnce()
})

test('reports a loader that cannot be loaded on every widget', async () => {
  const received: unknown[] = []
  const onError = (detail: LoungeDetail) => received.push(detail)
  await render(
    <StrictMode>
      <LuckyLoungeWidget club="https://gone.invalid" widget="balance" onError={onError} />
      <LuckyLoungeWidget club="https://gone.invalid" widget="balance" onError={onError} />
    </StrictMode>,
  )
  const refused = { widget: 'balance', code: 'refused' }
  await expect.poll(() => received).toEqual([refused, refused])
})

test('removes the attribute of a language that is no longer given', async () => {
  const screen = await render(<LuckyLoungeWidget club={club} widget="balance" lang="es" />)
  await screen.rerender(<LuckyLoungeWidget club={club} widget="balance" />)
  await expect.poll(() => element().hasAttribute('lang')).toBe(false)
  await screen.rerender(<LuckyLoungeWidget club={club} widget="balance" lang="en" />)
  await expect.poll(() => element().getAttribute('lang')).toBe('en')
})

test('calls the listener of the last render', async () => {
  const [first, last] = [vi.fn<(detail: LoungeDetail) => void>(), vi.fn<(detail: LoungeDetail) => void>()]
  const screen = await render(<LuckyLoungeWidget club={club} widget="balance" onSignedIn={first} />)
  await screen.rerender(<LuckyLoungeWidget club={club} widget="balance" lang="en" onSignedIn={last} />)
  await expect.poll(() => element().getAttribute('lang')).toBe('en')
  element().dispatchEvent(new CustomEvent('lounge:signedin', { detail: { widget: 'balance' } }))
  expect(last).toHaveBeenCalledExactlyOnceWith({ widget: 'balance' })
  expect(first).not.toHaveBeenCalled()
})
