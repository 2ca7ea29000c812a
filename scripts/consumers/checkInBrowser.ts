import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { chromium, type Page } from 'playwright'
import { chromiumFlags, chromiumPath } from '../testing/chromium.ts'
import { root } from '../demo.ts'
import { freePort } from '../testing/freePort.ts'
import type { Consumer } from './consumers.ts'

/** Serves the built project, opens it, and uses what it shows: a themed button, a dialog, a flow, a form rule, a theme and a widget. */
export async function checkInBrowser(
  serve: NonNullable<Consumer['serve']>,
  project: string,
  env: NodeJS.ProcessEnv,
) {
  const port = String(await freePort())
  const [program, ...options] = serve(port)
  const server = spawn(program, options, { cwd: project, env, stdio: 'ignore' })
  const ended = once(server, 'exit')
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('pageerror', error => problems.push(error.message))
    page.on('console', message => {
      if (message.type() === 'error') problems.push(message.text())
    })
    // The club that the widget asks for; its frame has nothing to show here.
    await page.route('https://club.example/**', route =>
      route.request().url().endsWith('/embed/v1.js')
        ? route.fulfill({ path: join(root, 'apps/lucky-lounge-embed/dist/v1.js') })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A frame</title>' }),
    )
    await expect(async () => void (await page.goto(`http://127.0.0.1:${port}/`))).toPass({ timeout: 60_000 })
    await expect(page.getByRole('heading', { name: 'A consumer' })).toBeVisible()

    const show = page.getByRole('button', { name: 'Show my points' })
    await expect(show).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.getByLabel('E-mail').fill('nobody')
    await expect(page.getByText(/valid e-?mail/i)).toBeVisible()
    await page.getByLabel('E-mail').fill('ana@players.example')
    await page.getByLabel('Password', { exact: true }).fill('Lucky#2026')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Welcome, ana!')).toBeVisible()
    await checkSchemeOfContainer(page)
    await show.click()
    await expect(page.getByRole('dialog', { name: 'Your points' })).toContainText('25000 points')
    await checkLoungeTheme(page)
    await page.goto(`http://127.0.0.1:${port}/widget/`)
    await expect(page.locator('lucky-lounge-widget').locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/club\.example\/embed\/frames\/balance\?/,
    )
    expect(problems).toEqual([])
  } finally {
    await browser.close()
    server.kill()
    await ended
  }
}

/** A part of the page can have a scheme of its own, which a bundler with older targets takes away. */
async function checkSchemeOfContainer(page: Page) {
  const main = page.getByRole('main')
  const show = main.getByRole('button', { name: 'Show my points' })
  const light = await show.evaluate(element => getComputedStyle(element).backgroundColor)
  await main.evaluate(element => element.setAttribute('data-scheme', 'dark'))
  await expect(show).not.toHaveCSS('background-color', light)
  await main.evaluate(element => element.removeAttribute('data-scheme'))
}

/** Lucky Lounge has colours of its own, also where the club is dark. */
async function checkLoungeTheme(page: Page) {
  const html = page.locator('html')
  await html.evaluate(element => element.setAttribute('data-scheme', 'dark'))
  const club = await html.evaluate(element => getComputedStyle(element).backgroundColor)
  await html.evaluate(element => element.setAttribute('data-theme', 'lucky-lounge'))
  await expect(html).not.toHaveCSS('background-color', club)
}
