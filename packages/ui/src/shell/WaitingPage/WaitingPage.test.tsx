import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { WaitingPage } from './WaitingPage.tsx'

test('[GUARD-001] the page asks to wait and has no link when scripts run', async () => {
  const screen = await renderUi(<WaitingPage signInHref="/login?from=%2Fhistory" />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Please wait' })).toBeVisible()
  expect(screen.getByRole('link').query()).toBeNull()
})
