import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { InviteOnlyView } from './InviteOnlyView.tsx'

test('[REG-003] the page says who can be invited and links to Home, Register and Sign In', async () => {
  const screen = await renderUi(<InviteOnlyView />)
  const title = 'This invitation is only for new customers'
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const [name, href] of [
    ['Home', '/'],
    ['Register', '/register'],
    ['Sign In', '/login'],
  ] as const)
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  expect(screen.getByRole('textbox').elements()).toHaveLength(0)
})
