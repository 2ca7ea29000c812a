import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { ActivatedView } from './ActivatedView.tsx'

test('[ROUTE-006] the page confirms the activation and offers a link for players who do not wait for the redirect', async () => {
  const screen = await renderUi(<ActivatedView />)
  await expect.element(screen.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
})
