import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { forceColors } from '../../../../../scripts/testing/emulateMedia.ts'
import { renderUi } from '../../testing/renderUi.tsx'
import { tabFor } from './tabFor.ts'
import { Tabs } from './Tabs.tsx'

const tabs = ['Draw', 'Scratchers', 'Fast play'].map(title => ({
  id: title,
  title,
  content: `${title} games`,
}))

function Games() {
  const [selected, setSelected] = useState('Draw')
  return (
    <>
      <Tabs label="Games" tabs={tabs} selected={selected} onSelect={setSelected} />
      <button type="button">After</button>
    </>
  )
}

test('a press shows a tab’s panel and hides the others', async () => {
  const screen = await renderUi(<Games />)
  await expect.element(screen.getByRole('tabpanel', { name: 'Draw' })).toBeVisible()
  await screen.getByRole('tab', { name: 'Scratchers' }).click()
  await expect.element(screen.getByRole('tabpanel', { name: 'Scratchers' })).toBeVisible()
  expect(screen.getByText('Draw games').query()).toBeNull()
  await expect
    .element(screen.getByRole('tab', { name: 'Scratchers' }))
    .toHaveAttribute('aria-selected', 'true')
})

test('the selected tab is scrolled into view where not all tabs fit', async () => {
  const screen = await renderUi(
    <div style={{ width: '7rem' }}>
      <Tabs label="Games" tabs={tabs} selected="Fast play" onSelect={() => {}} />
    </div>,
  )
  const edges = (element: Element) => element.getBoundingClientRect()
  const [list, tab] = [screen.getByRole('tablist'), screen.getByRole('tab', { name: 'Fast play' })].map(
    each => edges(each.element()),
  )
  expect(tab!.right).toBeLessThanOrEqual(list!.right + 1)
  expect(tab!.left).toBeGreaterThanOrEqual(list!.left - 1)
})

test('arrow keys, Home and End move and select, and Tab moves on to the panel', async () => {
  const screen = await renderUi(<Games />)
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('tab', { name: 'Draw' })).toHaveFocus()
  const steps = [
    ['{ArrowRight}', 'Scratchers'],
    ['{End}', 'Fast play'],
    ['{ArrowRight}', 'Draw'],
    ['{ArrowLeft}', 'Fast play'],
    ['{Home}', 'Draw'],
  ] as const
  for (const [key, name] of steps) {
    await userEvent.keyboard(key)
    await expect.element(screen.getByRole('tab', { name })).toHaveFocus()
    await expect.element(screen.getByRole('tabpanel', { name })).toBeVisible()
  }
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('tabpanel')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}')
  await expect.element(screen.getByRole('tab', { name: 'Draw' })).toHaveFocus()
})

test('a disabled list keeps its tab and its focus, and says that the other tabs cannot be selected', async () => {
  const onSelect = vi.fn()
  const screen = await renderUi(
    <Tabs label="Games" tabs={tabs} selected="Draw" onSelect={onSelect} isDisabled />,
  )
  await expect.element(screen.getByRole('tab', { name: 'Draw' })).toBeEnabled()
  for (const name of ['Scratchers', 'Fast play'])
    await expect.element(screen.getByRole('tab', { name })).toHaveAttribute('aria-disabled', 'true')
  await screen.getByRole('tab', { name: 'Scratchers' }).click({ force: true })
  await screen.getByRole('tab', { name: 'Draw' }).click()
  await userEvent.keyboard('{ArrowRight}{End}')
  expect(onSelect).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('tab', { name: 'Draw' })).toHaveFocus()
})

test('keys with a modifier are left to the browser', async () => {
  const screen = await renderUi(<Games />)
  await userEvent.keyboard('{Tab}')
  const pressed = vi.fn((event: KeyboardEvent) => event.defaultPrevented)
  document.addEventListener('keydown', pressed)
  onTestFinished(() => document.removeEventListener('keydown', pressed))
  const tab = screen.getByRole('tab', { name: 'Draw' }).element()
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    for (const key of ['ArrowLeft', 'ArrowRight', 'End'])
      tab.dispatchEvent(
        new KeyboardEvent('keydown', { key, [modifier]: true, bubbles: true, cancelable: true }),
      )
  expect(pressed).toHaveBeenCalledTimes(12)
  expect(pressed).not.toHaveReturnedWith(true)
  await expect.element(screen.getByRole('tabpanel', { name: 'Draw' })).toBeVisible()
})

test('the selected tab is marked not only by colour in forced colours', async () => {
  await forceColors()
  const screen = await renderUi(<Games />)
  const line = (name: string) =>
    getComputedStyle(screen.getByRole('tab', { name }).element()).borderBlockEndColor
  const background = getComputedStyle(document.documentElement).backgroundColor
  expect(line('Draw')).not.toBe(background)
  expect(line('Scratchers')).toBe(background)
})

test('arrow keys are mirrored in right-to-left pages and other keys do nothing', () => {
  expect(tabFor('ArrowLeft', 0, 3, true)).toBe(1)
  expect(tabFor('ArrowRight', 0, 3, true)).toBe(2)
  expect(tabFor('a', 0, 3)).toBeUndefined()
})
