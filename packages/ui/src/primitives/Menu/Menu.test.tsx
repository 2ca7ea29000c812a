import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { Button } from '../Button/Button.tsx'
import { Menu } from './Menu.tsx'

async function openMenu() {
  const onAction = vi.fn()
  const screen = await renderUi(
    <Menu
      trigger={props => <Button {...props}>Actions</Button>}
      label="Ticket actions"
      actions={[
        { id: 'rename', label: 'Rename' },
        { id: 'share', label: 'Share', isDisabled: true },
        { id: 'copy', label: 'Copy' },
        { id: 'remove', label: 'Remove', tone: 'danger' },
      ]}
      onAction={onAction}
    />,
  )
  const trigger = screen.getByRole('button', { name: 'Actions' })
  await userEvent.keyboard('{Tab}{ArrowDown}')
  const item = (name: string) => screen.getByRole('menuitem', { name })
  await expect.element(item('Rename')).toHaveFocus()
  return { screen, onAction, trigger, item }
}

test('arrow keys, Home, End and a letter move through the items and skip disabled ones', async () => {
  const { item } = await openMenu()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Copy')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(item('Remove')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(item('Rename')).toHaveFocus()
  await userEvent.keyboard('c')
  await expect.element(item('Copy')).toHaveFocus()
})

test('Enter runs the action once, closes the menu and returns focus', async () => {
  const { screen, onAction, trigger } = await openMenu()
  await userEvent.keyboard('{End}{Enter}')
  expect(onAction.mock.calls).toEqual([['remove']])
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

test('Escape closes the menu without an action', async () => {
  const { screen, onAction, trigger } = await openMenu()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
  expect(onAction).not.toHaveBeenCalled()
})

test('the menu has a name and each item is at least 44 px high', async () => {
  const { screen, item } = await openMenu()
  await expect.element(screen.getByRole('menu')).toHaveAccessibleName(/Ticket actions/)
  expect(item('Rename').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})
