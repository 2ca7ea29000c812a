import { copperStateLottery } from '@players-club/domain-models'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Footer } from './Footer.tsx'

const { brand, locales } = copperStateLottery
const footer = (isLounge: boolean, onLocaleChosen = () => {}) => (
  <Footer isLounge={isLounge} locales={locales} onLocaleChosen={onLocaleChosen} />
)

test('[SHELL-026] the footer links to the club’s legal texts, its social media and its apps', async () => {
  const screen = await renderUi(footer(false))
  for (const [name, href] of [
    ['FAQs', '/media/faq'],
    ['Terms and Conditions', '/media/terms_conditions'],
    ['Privacy Policy', '/media/privacy'],
    ['Send Us Feedback', '/feedback'],
  ] as const)
    await expect.element(screen.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
})

test.each([
  ['en', 'Social media', 'Get our app'],
  ['es', 'Redes sociales', 'Descargue nuestra aplicación'],
] as const)(
  '[SHELL-026] the footer has social links and the badges of the app stores in lists of their own (%s)',
  async (language, media, app) => {
    const screen = await renderUi(footer(false), language)
    const linksOf = (name: string) =>
      screen
        .getByRole('list', { name, exact: true })
        .getByRole('link')
        .elements()
        .map(link => [link.textContent, link.getAttribute('href')])
    expect(linksOf(media)).toEqual(brand.social.map(({ name, url }) => [name, url]))
    expect(linksOf(app)).toEqual([
      ['App Store', 'https://apps.example/ios/copperstatelottery'],
      ['Google Play', 'https://apps.example/android/copperstatelottery'],
    ])
    const badge = screen.getByRole('link', { name: 'App Store', exact: true }).element()
    expect(badge.querySelector('svg')).not.toBeNull()
    expect(getComputedStyle(badge).borderTopStyle).toBe('solid')
  },
)

test('the footer has no list of apps for a lottery without any', async () => {
  const screen = await renderUi(footer(false), 'en', { ...copperStateLottery, brand: { ...brand, apps: [] } })
  await expect.element(screen.getByRole('list', { name: 'Social media' })).toBeVisible()
  await expect.element(screen.getByRole('list', { name: 'Get our app' })).not.toBeInTheDocument()
})

test('the footer has no list of social media for a lottery without any', async () => {
  const screen = await renderUi(footer(false), 'en', {
    ...copperStateLottery,
    brand: { ...brand, social: [] },
  })
  await expect.element(screen.getByRole('list', { name: 'Get our app' })).toBeVisible()
  await expect.element(screen.getByRole('list', { name: 'Social media' })).not.toBeInTheDocument()
})

test('[SHELL-027] the disclaimer links to help with problem gambling', async () => {
  const screen = await renderUi(footer(false))
  await expect.element(screen.getByText(/21 or older/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Help with problem gambling' }))
    .toHaveAttribute('href', brand.problemGambling.url)
  await expect
    .element(screen.getByRole('link', { name: /^Problem gambling\? Call/ }))
    .toHaveAttribute('href', `tel:${brand.problemGambling.phone.replaceAll('-', '')}`)
})

test('a telephone number is not broken into two lines where its words are', async () => {
  const screen = await renderUi(<div style={{ width: 0 }}>{footer(false)}</div>)
  const help = screen.getByRole('link', { name: /^Problem gambling\? Call/ }).element()
  const range = document.createRange()
  const texts = document.createTreeWalker(help, NodeFilter.SHOW_TEXT)
  const { phone } = brand.problemGambling
  let node = texts.nextNode()
  while (node && !node.textContent?.includes(phone)) node = texts.nextNode()
  const at = node?.textContent?.indexOf(phone) ?? 0
  if (!node) return expect.unreachable('No number.')
  range.setStart(node, at)
  range.setEnd(node, at + phone.length)
  expect(range.getClientRects()).toHaveLength(1)
})

test('[SHELL-028] the footer links to the lounge’s own questions and terms inside Lucky Lounge', async () => {
  const screen = await renderUi(footer(true))
  await expect.element(screen.getByRole('link', { name: 'FAQs' })).toHaveAttribute('href', '/media/faq_ll')
  await expect
    .element(screen.getByRole('link', { name: 'Terms and Conditions' }))
    .toHaveAttribute('href', '/media/terms_conditions_ll')
})

test('the current language is marked and another can be selected', async () => {
  const onLocaleChosen = vi.fn()
  const screen = await renderUi(footer(false, onLocaleChosen))
  await expect
    .element(screen.getByRole('button', { name: 'English' }))
    .toHaveAttribute('aria-current', 'true')
  await screen.getByRole('button', { name: 'Español' }).click()
  expect(onLocaleChosen).toHaveBeenCalledWith('es')
})

test('the footer offers no choice of languages if the lottery has one', async () => {
  const screen = await renderUi(<Footer isLounge={false} locales={['es']} onLocaleChosen={() => {}} />, 'es')
  await expect.element(screen.getByRole('link', { name: 'Preguntas frecuentes' })).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('the footer has the names and links of the provided brand', async () => {
  const lakeState = {
    ...brand,
    lotteryName: 'Lake State Lottery',
    problemGambling: { phone: '1-800-555-0199', url: 'https://www.lakestatelottery.example/help' },
  }
  const screen = await renderUi(footer(false), 'en', { ...copperStateLottery, brand: lakeState })
  await expect
    .element(screen.getByRole('link', { name: /1-800-555-0199/ }))
    .toHaveAttribute('href', 'tel:18005550199')
  await expect
    .element(screen.getByRole('link', { name: 'Help with problem gambling' }))
    .toHaveAttribute('href', 'https://www.lakestatelottery.example/help')
  expect(screen.container).toMatchTextContent('© Lake State Lottery')
  expect(screen.container).not.toMatchTextContent('Copper State')
})
