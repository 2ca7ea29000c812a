import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { ActivatedView } from './ActivatedView.tsx'

test('[ROUTE-006] it says what happened, and leads on for who does not want to wait', async () => {
  const screen = await renderUi(<ActivatedView />)
  await expect.element(screen.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
})
