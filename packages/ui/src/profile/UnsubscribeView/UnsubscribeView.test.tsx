import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { UnsubscribeView } from './UnsubscribeView.tsx'

test.each([
  ['[PREF-003] a player', true, '/settings/preferences'],
  ['[PREF-004] a guest', false, '/login?from=%2Fsettings%2Fpreferences'],
])(
  '%s reads that the unsubscription succeeded and gets a link to the preferences',
  async (_, isSignedIn, href) => {
    const screen = await renderUi(<UnsubscribeView isDone isSignedIn={isSignedIn} />)
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'You are unsubscribed' }))
      .toBeVisible()
    await expect.element(screen.getByText(/We will not email you about promotions any more/)).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Communication Preferences' }))
      .toHaveAttribute('href', href)
  },
)

test('[PREF-005] a failure shows an error and no link', async () => {
  const screen = await renderUi(<UnsubscribeView isDone={false} isSignedIn />)
  await expect.element(screen.getByText(/We could not unsubscribe you/)).toBeVisible()
  expect(screen.getByRole('link').elements()).toEqual([])
})

test('a player who follows the mail link is asked first, and one plain button posts the key', async () => {
  const screen = await renderUi(<UnsubscribeView mailKey="id.sig&x" isDone={false} isSignedIn={false} />)
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'No more promotions by email?' }))
    .toBeVisible()
  const button = screen.getByRole('button', { name: 'Unsubscribe' }).element()
  const form = button.closest('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual([
    'post',
    '/mail/unsubscribe/confirmed?key=id.sig%26x',
  ])
  expect(screen.getByRole('link').elements()).toEqual([])
})

test('a failure of the club is announced above the button, which posts the key again', async () => {
  const screen = await renderUi(<UnsubscribeView mailKey="id.sig" isUnavailable isDone={false} isSignedIn />)
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Service Temporarily Unavailable. Try again later.')
  await expect.element(screen.getByRole('button', { name: 'Unsubscribe' })).toBeVisible()
})

test('a player who follows the mail link can unsubscribe by keyboard alone', async () => {
  const screen = await renderUi(<UnsubscribeView mailKey="id.sig" isDone={false} isSignedIn={false} />)
  const sent: string[] = []
  screen.container.addEventListener('submit', event => {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) sent.push(event.target.getAttribute('action') ?? '')
  })
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Unsubscribe' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(sent).toEqual(['/mail/unsubscribe/confirmed?key=id.sig'])
})
