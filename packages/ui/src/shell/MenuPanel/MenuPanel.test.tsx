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

test('a panel closes when Tab leads out of it, and stays open for its own button', async () => {
  const screen = await renderUi(
    <>
      <MenuPanel label="Side menu" button="Menu">
        <a href="#faq">FAQs</a>
      </MenuPanel>
      <a href="#elsewhere">Elsewhere</a>
    </>,
  )
  const button = screen.getByRole('button', { name: 'Side menu' })
  await button.click()
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'FAQs' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await expect.element(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus()
})

test('a double click opens a panel', async () => {
  const screen = await renderUi(
    <MenuPanel label="Side menu" button="Menu">
      <a href="#faq">FAQs</a>
    </MenuPanel>,
  )
  const button = screen.getByRole('button', { name: 'Side menu' })
  await button.dblClick()
  // The panel is visible while it closes, too.
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
})
