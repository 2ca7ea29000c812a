import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { MenuPanel } from './MenuPanel.tsx'

test('a panel opens by its button and closes on a press outside or on one of its links', async () => {
  const screen = await renderUi(
    <>
      <MenuPanel label="Side menu" button="Menu">
        <a href="#faq">FAQs</a>
      </MenuPanel>
      <p>Elsewhere</p>
    </>,
  )
  const button = screen.getByRole('button', { name: 'Side menu' })
  const link = screen.getByRole('link', { name: 'FAQs' })
  await button.click()
  await expect.element(link).toBeVisible()
  await userEvent.click(document.body, { position: { x: 5, y: 400 } })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await link.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})
