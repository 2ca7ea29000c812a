import { copperStateLottery } from '@players-club/domain-models'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { lotteryStyles } from '../../themes/lottery/lotteryStyles.ts'
import { HomeView } from './HomeView.tsx'
import { setGreetingColor } from './setGreetingColor.ts'

const sections = { hasIntro: true, hasLounge: true }

test('[SHELL-008] [SHELL-013] the greeting addresses the player by first name when it is known', async () => {
  const screen = await renderUi(
    <HomeView {...sections} greeting={{ key: 'shell.greeting.evening', firstName: 'Verity' }} isSignedIn />,
  )
  await expect.element(screen.getByText('Good Evening, Verity')).toBeVisible()
})

test('[SHELL-008] a long first name is broken where it would leave the greeting', async () => {
  await page.viewport(320, 640)
  const greeting = { key: 'shell.greeting.evening', firstName: 'W'.repeat(30) } as const
  const screen = await renderUi(<HomeView {...sections} greeting={greeting} isSignedIn />)
  const name = document.createRange()
  name.selectNodeContents(screen.getByText(/W{30}/).element())
  expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(320)
  await page.viewport(1280, 720)
})

test('[SHELL-011] a configured greeting shows its own text', async () => {
  const screen = await renderUi(
    <HomeView {...sections} greeting={{ text: 'Saguaro season is here' }} isSignedIn={false} />,
  )
  await expect.element(screen.getByText('Saguaro season is here')).toBeVisible()
})

test.each([
  ['USD', '$10,000'],
  ['CAD', 'CA$10,000'],
])('the lounge states its prizes in %s', async (currency, prize) => {
  const screen = await renderUi(
    <HomeView {...sections} greeting={{ text: 'Hello' }} isSignedIn={false} />,
    'en',
    { ...copperStateLottery, currency },
  )
  await expect
    .element(screen.getByText(/^Play for fun or for tokens/))
    .toHaveTextContent(
      `Play for fun or for tokens. Weekly, bi-weekly, monthly and quarterly drawings, prizes up to ${prize}.`,
    )
})

const look = { size: 'heading', font: 'display' } as const
const looksOf = async (color: string, scheme: 'light' | 'dark') => {
  document.documentElement.style.colorScheme = scheme
  const greeting = { text: 'Saguaro season', look: { ...look, color } }
  const screen = await renderUi(<HomeView {...sections} greeting={greeting} isSignedIn={false} />)
  return () => getComputedStyle(screen.getByText('Saguaro season').element())
}
afterEach(() => document.documentElement.removeAttribute('style'))

test('[SHELL-013] a greeting has its configured size and typeface, and its colour where that is readable', async () => {
  const styles = await looksOf('#0b6e4f', 'light')
  await expect.poll(() => styles().color).toBe('rgb(11, 110, 79)')
  expect(styles().fontFamily).toContain('Bricolage Grotesque')
  expect(Number.parseFloat(styles().fontSize)).toBeGreaterThanOrEqual(24)
})

test.each([
  ['#0b6e4f', 'dark'],
  ['#ffe9b0', 'light'],
] as const)(
  '[SHELL-013] the unreadable colour %s in the %s scheme is replaced by the theme’s colour',
  async (color, scheme) => {
    const styles = await looksOf(color, scheme)
    const line = () => document.querySelector<HTMLElement>('p[style*="--greeting-on-"]')
    await expect.poll(line).not.toBeNull()
    const painted = styles().color
    line()?.removeAttribute('style')
    expect(painted).toBe(styles().color)
  },
)

const harbor = { accent: '#0b5a8a', surface: '#dbe7f0', text: '#12212e', night: '#0d1b2a' }

test('[SHELL-013] a greeting’s colour is judged on the grounds of the lottery’s own look', () => {
  const line = document.createElement('p')
  document.body.append(line)
  onTestFinished(() => line.remove())
  const onLight = () => {
    line.removeAttribute('style')
    setGreetingColor(line, '#b35a1f')
    return line.style.getPropertyValue('--greeting-on-light')
  }
  expect(onLight()).toBe('#b35a1f')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(lotteryStyles({ colors: harbor, radius: 8, logo: 'logo.svg' }))
  document.adoptedStyleSheets.push(sheet)
  onTestFinished(() => void document.adoptedStyleSheets.pop())
  expect(onLight()).toBe('')
})

test('[FLAG-008] the link to the lounge is shown only with its flag', async () => {
  const screen = await renderUi(
    <HomeView {...sections} greeting={{ key: 'shell.greeting.morning' }} isSignedIn={false} />,
  )
  const link = screen.getByRole('link', { name: 'Visit the lounge' })
  await expect.element(link).toHaveAttribute('href', '/lucky-lounge')
  await screen.rerender(
    <HomeView
      {...sections}
      greeting={{ key: 'shell.greeting.morning' }}
      isSignedIn={false}
      hasLounge={false}
    />,
  )
  expect(link.query()).toBeNull()
})

test('a guest is asked to join or sign in and a player is offered ticket entry', async () => {
  const screen = await renderUi(
    <HomeView {...sections} greeting={{ key: 'shell.greeting.morning' }} isSignedIn={false} />,
  )
  await expect
    .element(screen.getByRole('link', { name: 'Join the club' }))
    .toHaveAttribute('href', '/register')
  await expect.element(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  await screen.rerender(<HomeView {...sections} greeting={{ key: 'shell.greeting.morning' }} isSignedIn />)
  await expect
    .element(screen.getByRole('link', { name: 'Enter Ticket', exact: true }))
    .toHaveAttribute('href', '/ticket-entry')
})

test('[AUTH-026] a visitor is not treated as a guest while the session is being restored', async () => {
  const screen = await renderUi(
    <HomeView {...sections} greeting={{ key: 'shell.greeting.morning' }} isSignedIn={false} isRestoring />,
  )
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Good to have you back' })).toBeVisible()
  for (const name of ['Join the club', 'Sign In', 'Enter Ticket'])
    expect(screen.getByRole('link', { name, exact: true }).query()).toBeNull()
  await screen.rerender(
    <HomeView {...sections} greeting={{ key: 'shell.greeting.morning' }} isSignedIn={false} />,
  )
  await expect.element(screen.getByRole('link', { name: 'Join the club' })).toBeVisible()
})

test('[HOME-004] the intro has its own setting and the offers come before it', async () => {
  const view = (hasIntro: boolean) => (
    <HomeView
      {...sections}
      hasIntro={hasIntro}
      greeting={{ key: 'shell.greeting.morning' }}
      isSignedIn={false}
    >
      <h2>Offers</h2>
    </HomeView>
  )
  const screen = await renderUi(view(true))
  const titles = () =>
    screen
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent)
  expect(titles()).toEqual(['Offers', 'How the club works', 'Lucky Lounge is open'])
  await screen.rerender(view(false))
  expect(titles()).toEqual(['Offers', 'Lucky Lounge is open'])
})

test('[HOME-006] the home page links to promotions, earn, rewards, lounge, ticket, friends and promo codes', async () => {
  const screen = await renderUi(
    <HomeView {...sections} greeting={{ key: 'shell.greeting.morning' }} isSignedIn />,
  )
  const links = screen.getByRole('link').elements()
  const hrefs = links.map(link => link.getAttribute('href'))
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/promotion',
      '/earn',
      '/rewards',
      '/lucky-lounge',
      '/ticket-entry',
      '/invite-friends',
      '/code-redemption',
    ]),
  )
})
