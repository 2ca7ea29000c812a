import { createMessagesWrapper } from '@players-club/ui/testing'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { SignInLoading } from './SignInLoading.tsx'

test('the window has a heading and announces that it loads until the server has said who is here', async () => {
  const screen = await render(<SignInLoading />, { wrapper: await createMessagesWrapper('en') })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
  await expect.element(screen.getByRole('status').getByText('Loading')).toBeVisible()
})
