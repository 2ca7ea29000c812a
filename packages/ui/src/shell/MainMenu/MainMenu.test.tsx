import { defaultSwitches, mainMenu, visibleMenu } from '@players-club/domain-models'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { MainMenu } from './MainMenu.tsx'

const guest = { signedIn: false, flags: ['SWEEPSTAKES_V1'], switches: defaultSwitches }
const withDropdown = { ...guest, switches: { ...defaultSwitches, ENABLE_GAME_DROPDOWN: true } }

test('[SHELL-023] [FLAG-003] the main menu leads to Earn, Rewards, Promotions, Games and Play', async () => {
  await page.viewport(1280, 800)
  const screen = await renderUi(
    <MainMenu entries={visibleMenu(mainMenu, guest)} currentPath="/" place="header" />,
  )
  for (const [name, href] of [
    ['Earn', '/earn'],
    ['Rewards', '/rewards'],
    ['Promotions', '/promotion'],
    ['Games', '/games'],
    ['Play', '/lucky-lounge'],
  ] as const)
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('the page one is on, or within, is marked', async () => {
  const screen = await renderUi(
    <MainMenu entries={visibleMenu(mainMenu, guest)} currentPath="/rewards/7" place="thumb" />,
  )
  const rewards = document.querySelector('a[href="/rewards"]')
  expect(rewards?.getAttribute('aria-current')).toBe('true')
  expect(document.querySelector('a[href="/earn"]')?.hasAttribute('aria-current')).toBe(false)
  await screen.unmount()
})

test('[FLAG-005] [SHELL-024] [FLAG-004] Games opens a panel while the switch is on', async () => {
  await page.viewport(1280, 800)
  const screen = await renderUi(
    <MainMenu entries={visibleMenu(mainMenu, withDropdown)} currentPath="/" place="header" />,
  )
  expect(screen.getByRole('link', { name: 'Games', exact: true }).query()).toBeNull()
  await screen.getByRole('button', { name: 'Games' }).click()
  for (const [name, href] of [
    ['All games', '/games'],
    ['Scratchers', '/games/types/1'],
    ['Fast play', '/games/types/5'],
    ['Draw games', '/games/types/2'],
  ] as const)
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  expect(screen.getByRole('link', { name: 'Quick draw' }).query()).toBeNull()
})
