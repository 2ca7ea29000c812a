import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Browser, type Frame, type LaunchOptions, type Page } from 'puppeteer-core'
import { chromiumFlags } from '../../../../scripts/testing/chromium.ts'
import { limits } from '../../../../scripts/testing/patience.ts'
import { VIEWPORT, type BrowserWindow, type Engine } from './Engine.ts'
import { frameElement } from './inPage.ts'

const POLL_MS = 100

/** Firefox rejects an import that a navigation interrupts; in other engines it stays pending. */
const INTERRUPTED = /error loading dynamically imported module/

/** Chromium without its headless default of hiding the scrollbars. */
export const startChromium = (executablePath: string): Promise<Engine> =>
  start({
    executablePath,
    args: [...chromiumFlags, '--force-prefers-reduced-motion'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })

/** Firefox, which answers the question for the location itself. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'players-club-firefox-'))
  const place = { location: { lat: 33.4484, lng: -112.074 }, accuracy: 100 }
  const engine = await start({
    browser: 'firefox',
    executablePath,
    protocol: 'webDriverBiDi',
    env: { ...process.env, HOME: home },
    extraPrefsFirefox: {
      'geo.prompt.testing': true,
      'geo.prompt.testing.allow': true,
      'geo.provider.testing': true,
      'geo.provider.network.url': `data:application/json,${JSON.stringify(place)}`,
      'ui.prefersReducedMotion': 1,
    },
  })
  return {
    ...engine,
    async stop() {
      await engine.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function start(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({
    headless: true,
    timeout: limits.hook,
    protocolTimeout: limits.hook,
    defaultViewport: VIEWPORT,
    ...options,
  })
  return {
    async openWindow() {
      const context = await browser.createBrowserContext()
      return windowOf(await context.newPage())
    },
    closeWindows: () => closeContexts(browser),
    stop: () => browser.close(),
  }
}

async function closeContexts(browser: Browser): Promise<void> {
  const own = browser.browserContexts().filter(context => context !== browser.defaultBrowserContext())
  await Promise.all(own.map(context => context.close()))
}

function windowOf(page: Page): BrowserWindow {
  const exceptions: string[] = []
  page.on('pageerror', error => {
    if (!INTERRUPTED.test(String(error))) exceptions.push(String(error))
  })

  async function frameAt(path: readonly string[]): Promise<Frame> {
    let frame = page.mainFrame()
    for (const selector of path) {
      const handle = await frame.evaluateHandle(frameElement, selector)
      const inner = await handle.asElement()?.contentFrame()
      if (!inner) throw new Error(`There is no frame ${selector}.`)
      frame = inner
    }
    return frame
  }

  return {
    async open(url) {
      // Firefox reports the end of a page that was still loading as a failure of the next navigation.
      await page.evaluate(whenLoaded)
      await page.goto(url, { waitUntil: 'domcontentloaded', timeout: limits.test })
    },
    async run(work, argument, frames = []) {
      const frame = await frameAt(frames)
      // What comes back is JSON of what the function returns.
      // oxlint-disable-next-line typescript/no-explicit-any
      return (await frame.evaluate(work as any, argument)) as any
    },
    click: (x, y) => page.mouse.click(x, y),
    type: text => page.keyboard.type(text),
    press: key => page.keyboard.press(key),
    async chooseFile(path) {
      const input = await page.$('input[type="file"]')
      await input?.uploadFile(path)
    },
    async popup(action) {
      const context = page.browserContext()
      const before = new Set(await context.pages())
      await action()
      const end = performance.now() + limits.poll
      while (performance.now() < end) {
        const opened = (await context.pages()).find(each => !before.has(each))
        if (opened) return windowOf(opened)
        await new Promise(resolve => setTimeout(resolve, POLL_MS))
      }
      throw new Error('The page opened no window.')
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => page.close(),
    isClosed: () => Promise.resolve(page.isClosed()),
    exceptions: () => exceptions,
  }
}

/** Runs in the browser. */
const whenLoaded = () =>
  new Promise<boolean>(resolve => {
    if (document.readyState === 'complete') resolve(true)
    else addEventListener('load', () => resolve(true), { once: true })
  })
