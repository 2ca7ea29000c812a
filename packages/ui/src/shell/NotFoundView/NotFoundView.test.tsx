import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { NotFoundView } from './NotFoundView.tsx'

test('[SHELL-018] the 404 page says so and has Home, Register and Sign In', async () => {
  const screen = await renderUi(<NotFoundView />)
  await expect.element(screen.getByRole('heading', { name: 'Page Not Found!' })).toBeVisible()
  for (const [name, href] of [
    ['Home', '/'],
    ['Register', '/register'],
    ['Sign In', '/login'],
  ] as const)
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})
