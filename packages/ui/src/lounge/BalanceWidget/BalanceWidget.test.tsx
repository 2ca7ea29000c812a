import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { BalanceWidget, type BalanceWidgetViewState } from './BalanceWidget.tsx'

function widget(state: BalanceWidgetViewState, verbs = {}) {
  const noop = () => {}
  return <BalanceWidget state={state} onSignIn={noop} onRetry={noop} onHeight={noop} {...verbs} />
}

const guest = { at: 'guest', notice: null } as const
const signedIn = { at: 'signedIn', tokens: { balance: 5000 } } as const

test('a guest is asked to sign in and informed that a window opens', async () => {
  const onSignIn = vi.fn<() => void>()
  const screen = await renderUi(widget(guest, { onSignIn }))
  await expect.element(screen.getByText('A window of the Players Club opens', { exact: false })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(onSignIn).toHaveBeenCalledOnce()
})

test('a player sees the tokens and opens the lounge in a new tab', async () => {
  const screen = await renderUi(widget(signedIn))
  await expect.element(screen.getByText('5,000').first()).toBeVisible()
  await expect.element(screen.getByText('Your tokens: 5,000 tokens')).toBeInTheDocument()
  const link = screen.getByRole('link', { name: /^Open Lucky Lounge/ })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('href', '/lucky-lounge')
})

test('the unit of one token is singular in Spanish', async () => {
  const screen = await renderUi(widget({ at: 'signedIn', tokens: { balance: 1 } }), 'es')
  await expect.element(screen.getByText('Sus fichas: 1 ficha')).toBeInTheDocument()
})

test('the widget announces nothing on the partner’s page before the player has pressed something in it', async () => {
  const screen = await renderUi(widget(guest))
  const live = () => screen.container.querySelector('[aria-live]')?.getAttribute('aria-live')
  expect(live()).toBe('off')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(live()).toBe('polite')
  await screen.rerender(widget(signedIn))
  // The focused button is gone.
  await expect.element(screen.getByRole('heading', { name: 'Lucky Lounge' })).toContainElement(focused())
})

function focused(): HTMLElement {
  return document.activeElement instanceof HTMLElement ? document.activeElement : document.body
}

test('a page that starts with a signed-in player keeps its focus', async () => {
  await renderUi(widget(signedIn))
  expect(document.activeElement).toBe(document.body)
})

test('a sign-in elsewhere moves no focus into a widget whose own sign-in was cancelled', async () => {
  const screen = await renderUi(
    <>
      <input aria-label="Search the shop" />
      {widget(guest)}
    </>,
  )
  const shown = (state: BalanceWidgetViewState) =>
    screen.rerender(
      <>
        <input aria-label="Search the shop" />
        {widget(state)}
      </>,
    )
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await shown({ at: 'signingIn' })
  await shown({ at: 'guest', notice: null })
  const search = screen.getByRole('textbox', { name: 'Search the shop' })
  await search.click()
  await shown({ at: 'loading' })
  await shown(signedIn)
  await expect.element(screen.getByRole('link', { name: /^Open Lucky Lounge/ })).toBeVisible()
  expect(document.activeElement).toBe(search.element())
})

test.each([
  [{ key: 'lounge.widget.ended' }, 'Your session has ended.'],
  [{ key: 'lounge.widget.blocked' }, 'Allow pop-ups'],
  [{ key: 'lounge.widget.notKept' }, 'does not keep you signed in'],
] as const)('a guest with the notice %j has two next steps', async (notice, text) => {
  const screen = await renderUi(widget({ at: 'guest', notice }))
  await expect.element(screen.getByText(text, { exact: false })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  await expect.element(screen.getByRole('link', { name: /^Open Lucky Lounge/ })).toBeVisible()
})

test('a failure is shown and can be retried', async () => {
  const onRetry = vi.fn<() => void>()
  const screen = await renderUi(
    widget({ at: 'failed', message: { text: 'The lounge is closed.' } }, { onRetry }),
  )
  await expect.element(screen.getByText('The lounge is closed.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /try again/i }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('a loading widget says so and has no buttons', async () => {
  const screen = await renderUi(widget({ at: 'loading' }))
  await expect.element(screen.getByText('Loading your tokens')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})
