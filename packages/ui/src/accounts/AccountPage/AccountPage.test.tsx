import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { AccountPage } from './AccountPage.tsx'

test('the page leaves focus alone on its first title and moves it to each later title, which is a new step', async () => {
  const screen = await renderUi(<AccountPage title="Choose a new password">…</AccountPage>)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose a new password')
  expect(document.activeElement).toBe(document.body)
  await screen.rerender(<AccountPage title="Your password has been changed">…</AccountPage>)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})
