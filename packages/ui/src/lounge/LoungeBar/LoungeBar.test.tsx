import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { LoungeBar } from './LoungeBar.tsx'

test('[LOBBY-008] a player sees the logo and the tokens and a link to the history', async () => {
  const screen = await renderUi(<LoungeBar isSignedIn tokens={5_000} />)
  const lounge = screen.getByRole('link', { name: 'Lucky Lounge' })
  await expect.element(lounge).toHaveAttribute('href', '/lucky-lounge')
  for (const width of [1280, 390, 414]) {
    await page.viewport(width, 896)
    expect(lounge.element().querySelector('svg')).toBeVisible()
  }
  await expect.element(screen.getByRole('link', { name: '5,000 Tokens' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'History' }))
    .toHaveAttribute('href', '/lucky-lounge/history')
})

test('[LOBBY-008] tokens that could not be loaded are not said to be loading', async () => {
  const screen = await renderUi(<LoungeBar isSignedIn tokens={undefined} />)
  const balance = screen.getByRole('link', { name: /Tokens/ })
  await expect.element(balance).toHaveTextContent('Loading– Tokens')
  await screen.rerender(<LoungeBar isSignedIn tokens={null} />)
  await expect.element(balance).toHaveTextContent('Not available– Tokens')
})

test('[LOBBY-009] the balance and the history are disabled for a guest', async () => {
  const screen = await renderUi(<LoungeBar isSignedIn={false} tokens={undefined} />)
  await expect.element(screen.getByRole('button', { name: 'Your tokens' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'History' })).toBeDisabled()
  expect(screen.getByRole('link').elements()).toHaveLength(1)
})
