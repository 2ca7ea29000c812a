import type { Page } from '@playwright/test'
import { expect, open, test } from './club.ts'

const menuLinks = async (page: Page, button: string) => {
  await page.getByRole('button', { name: button }).click()
  const links = page.getByRole('navigation', { name: button }).getByRole('link')
  const found = await links.evaluateAll(all =>
    all.map(link => [link.textContent, link.getAttribute('href')].join(' ')),
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: button })).toBeFocused()
  return found
}

const mainMenu = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link')
    .evaluateAll(all => all.map(link => [link.textContent, link.getAttribute('href')].join(' ')))

test('[FLAG-003] [FLAG-004] [FLAG-007] a player’s own flags are merged with everybody’s', async ({
  page,
  enter,
  setFlags,
}) => {
  await setFlags({
    FEATURE_FLAGS: 'INFORMATION_ONLY_V1',
    ENABLE_GAME_DROPDOWN: true,
    PLAYER_FLAGS: { 'newcomer@players.example': 'SWEEPSTAKES_V1' },
  })
  await enter('newcomer@players.example')
  await open(page, '/')
  expect(await mainMenu(page)).toContain('Play /lucky-lounge')
  expect(await menuLinks(page, 'Games')).not.toContain('Quick draw /games/types/7')
  expect((await page.request.get('/information-list')).status()).toBe(200)
  expect((await page.request.get('/lucky-lounge')).status()).toBe(200)
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Every ticket is worth a little more' })).toBeVisible()
  await expect.poll(() => mainMenu(page)).not.toContain('Play /lucky-lounge')
})

test('[SHELL-006] Spanish is used on the whole page, and remembered', async ({ page, enter, complaints }) => {
  complaints.allow(/404/)
  await enter('verified@players.example')
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  for (const path of ['/', '/history', '/no-such-page']) await expectNothingEnglish(page, path)
  await page.context().clearCookies({ name: '__Host-pc_session' })
  await expectNothingEnglish(page, '/login')
  await expect(page).toHaveTitle(/^Iniciar sesión/)
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveTitle(/^Sign In/)
})

/** Texts that are the same in both languages: names, numbers and the languages' own names. */
const SAME_IN_BOTH =
  /^[\d\s.,:·©+−–/()$-]*$|^(Players Club|Copper State Lottery|© Copper State Lottery|English|Español|Facebook|Instagram|YouTube|X|App Store|Google Play|Verity|Lucky Lounge)$/

async function expectNothingEnglish(page: Page, path: string) {
  const speak = async (locale: string) => {
    await page.context().addCookies([{ name: 'pc_locale', value: locale, domain: 'localhost', path: '/' }])
    await open(page, path)
    return page.evaluate(textsOfPage)
  }
  const english = new Set(await speak('en'))
  const spanish = await speak('es')
  expect(spanish.length).toBeGreaterThan(20)
  expect(spanish.filter(text => english.has(text) && !SAME_IN_BOTH.test(text))).toEqual([])
}

/** Every text and accessible name of the club, with closed menus; row headers, which name campaigns, are excluded. */
function textsOfPage(): string[] {
  const texts: string[] = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof Element) {
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])
        texts.push(node.getAttribute(name) ?? '')
    } else if (!node.parentElement?.closest('script, style, tbody th')) texts.push(node.textContent ?? '')
  }
  return [...new Set(texts.map(text => text.trim()).filter(text => text !== ''))]
}
