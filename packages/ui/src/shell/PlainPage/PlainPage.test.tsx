import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { PlainPage } from './PlainPage.tsx'

test('a plain page has one text under one heading and its links', async () => {
  const screen = await renderUi(
    <PlainPage
      title="Check your email"
      text="It is good for 30 minutes."
      actions={<a href="/login">Sign In</a>}
      art={null}
    />,
  )
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
  await expect.element(screen.getByText('It is good for 30 minutes.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Sign In' })).toBeVisible()
})
