import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'

async function popover() {
  const screen = await renderUi(
    <Popover trigger={props => <Button {...props}>Odds</Button>} label="About the odds">
      <a href="#rules">Rules</a>
    </Popover>,
  )
  return { screen, trigger: screen.getByRole('button', { name: 'Odds' }), sheet: screen.getByRole('dialog') }
}

test('the popover opens by key next to its button, takes focus, and Escape returns it', async () => {
  const { trigger, sheet } = await popover()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(sheet).toHaveAccessibleName('About the odds')
  await expect.element(sheet).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(sheet.getByRole('link')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

test('the button has the expanded state and a press outside closes the popover', async () => {
  const { trigger, sheet } = await popover()
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
  await trigger.click()
  await expect.element(sheet).toBeVisible()
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(document.documentElement, { position: { x: 5, y: 300 } })
  await expect.element(sheet).not.toBeInTheDocument()
})
