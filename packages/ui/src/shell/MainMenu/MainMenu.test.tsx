import { defaultSwitches, mainMenu, visibleMenu } from '@players-club/domain-models'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { MainMenu } from './MainMenu.tsx'

const guest = { signedIn: false, flags: ['SWEEPSTAKES_V1'], switches: defaultSwitches }
const withDropdown = { ...guest, switches: { ...defaultSwitches, ENABLE_GAME_DROPDOWN: true } }

test('[SHELL-023] [FLAG-003] the main menu links to Earn, Rewards, Promotions, Games and Play', async () => {
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

test('the link to the current page or its section is marked', async () => {
  const screen = await renderUi(
    <MainMenu entries={visibleMenu(mainMenu, guest)} currentPath="/rewards/7" place="thumb" />,
  )
  const rewards = document.querySelector('a[href="/rewards"]')
  expect(rewards?.getAttribute('aria-current')).toBe('true')
  expect(document.querySelector('a[href="/earn"]')?.hasAttribute('aria-current')).toBe(false)
  await screen.unmount()
})

test.each(['en', 'es'] as const)(
  'no label of the menu of a phone lies on its neighbour in %s with text of twice the size',
  async locale => {
    await page.viewport(360, 640)
    const root = document.documentElement
    root.style.fontSize = '200%'
    onTestFinished(() => root.removeAttribute('style'))
    const entries = visibleMenu(mainMenu, guest)
    const screen = await renderUi(<MainMenu entries={entries} currentPath="/" place="thumb" />, locale)
    const links = [...screen.container.querySelectorAll('a')]
    expect(links).toHaveLength(5)
    const overlapping = links.filter(link => link.scrollWidth > link.clientWidth)
    expect(overlapping.map(link => link.textContent)).toEqual([])
    expect(root.scrollWidth).toBeLessThanOrEqual(360)
  },
)

const gamesLinks = [
  ['All games', '/games'],
  ['Scratchers', '/games/types/1'],
  ['Fast play', '/games/types/5'],
  ['Draw games', '/games/types/2'],
] as const

const panel = () => document.querySelector<HTMLElement>('[popover]:popover-open')

test.each(['en', 'es'] as const)(
  '[SHELL-024] [FLAG-004] Games opens its panel upwards in %s on a phone while the switch is on, by touch and by key',
  async locale => {
    await page.viewport(360, 640)
    const menu = (
      <MainMenu entries={visibleMenu(mainMenu, withDropdown)} currentPath="/games/1401" place="thumb" />
    )
    const screen = await renderUi(menu, locale)
    const button = screen.getByRole('button', { name: locale === 'en' ? 'Games' : 'Juegos' })
    await expect.element(button).toHaveAttribute('aria-current', 'true')
    await button.click()
    await expect.poll(panel).not.toBeNull()
    const links = [...(panel()?.querySelectorAll('a') ?? [])]
    expect(links.map(link => link.getAttribute('href'))).toEqual(gamesLinks.map(([, href]) => href))
    await expect
      .poll(
        () =>
          (panel()?.getBoundingClientRect().bottom ?? 640) <= button.element().getBoundingClientRect().top,
      )
      .toBe(true)
    const { left, right, top } = panel()?.getBoundingClientRect() ?? new DOMRect(-1)
    expect([left >= 0, right <= 360, top >= 0]).toEqual([true, true, true])
    await userEvent.keyboard('{Escape}')
    await expect.poll(panel).toBeNull()
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(panel).not.toBeNull()
  },
)

test('[FLAG-005] [SHELL-024] [FLAG-004] Games opens a panel while the switch is on', async () => {
  await page.viewport(1280, 800)
  const screen = await renderUi(
    <MainMenu entries={visibleMenu(mainMenu, withDropdown)} currentPath="/" place="header" />,
  )
  expect(screen.getByRole('link', { name: 'Games', exact: true }).query()).toBeNull()
  await screen.getByRole('button', { name: 'Games' }).click()
  for (const [name, href] of gamesLinks)
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  expect(screen.getByRole('link', { name: 'Quick draw' }).query()).toBeNull()
})

const startOf = ({ left }: DOMRect) => left
const middleOf = ({ left, width }: DOMRect) => left + width / 2

test.each([
  ['header', 1280, 'start', startOf],
  ['thumb', 768, 'middle', middleOf],
] as const)(
  'the panel of Games in the %s of a %d px wide page is aligned with the %s of its button',
  async (place, width, _, at) => {
    await page.viewport(width, 800)
    const screen = await renderUi(
      <div style={{ paddingInlineStart: '300px' }}>
        <MainMenu entries={visibleMenu(mainMenu, withDropdown)} currentPath="/" place={place} />
      </div>,
    )
    const button = screen.getByRole('button', { name: 'Games' })
    await button.click()
    const placeOf = (element: Element | null) => element && Math.round(at(element.getBoundingClientRect()))
    await expect.poll(() => placeOf(panel())).toBe(placeOf(button.element()))
    await page.viewport(1280, 800)
  },
)
