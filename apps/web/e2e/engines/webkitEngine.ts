import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { WebKitPrograms } from '../../../../scripts/testing/engines.ts'
import { freePort } from '../../../../scripts/testing/freePort.ts'
import { limits } from '../../../../scripts/testing/patience.ts'
import { stop, untilReady } from '../../../../scripts/testing/programs.ts'
import { VIEWPORT, type BrowserWindow, type Engine, type Key } from './Engine.ts'
import { frameElement } from './inPage.ts'

const POLL_MS = 100
/** Shorter than a test waits for a part of the page, so that the test says what is wrong. */
const SILENCE_MS = limits.poll / 2

const KEYS: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  Space: Keys.SPACE,
  ArrowRight: Keys.ARROW_RIGHT,
}

export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'players-club-webkit-'))
  const settings = join(home, '.config', 'gtk-3.0')
  mkdirSync(settings, { recursive: true })
  // WebKitGTK's way to say `prefers-reduced-motion`.
  writeFileSync(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
  const screen = `${VIEWPORT.width}x${VIEWPORT.height}x24`
  const display = spawn(programs.display, ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer]
  const env = {
    ...process.env,
    DISPLAY: `:${String(number).trim()}`,
    HOME: home,
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Without a graphics processor, drawing through an emulated one takes an eighth more of the processor's time.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    NO_AT_BRIDGE: '1',
    // With a session bus WebKit starts the desktop's portals, and one of them mounts a folder of documents in `home`.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  }
  const launch = (program: string, args: string[]) => spawn(program, args, { env, stdio: 'ignore' })
  // Without a window manager no window is active, and nothing matches `:focus`.
  const windowManager = launch(programs.windowManager, ['-use_titlebar', 'no'])
  const port = await freePort()
  const driver = launch(programs.driver, [`--port=${port}`])
  const server = `http://127.0.0.1:${port}`
  await untilReady(`${server}/status`, driver)

  const sessions: WebDriver[] = []
  const closeWindows = async () => {
    await Promise.all(sessions.splice(0).map(session => session.quit()))
  }
  return {
    async openWindow() {
      const session = await new Builder()
        .usingServer(server)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
        })
        .build()
      sessions.push(session)
      await session.manage().setTimeouts({ pageLoad: limits.test, script: limits.test })
      const handle = await session.getWindowHandle()
      return windowOf(session, handle, { handle, isInFrame: false })
    },
    closeWindows,
    async stop() {
      await closeWindows()
      const children: ChildProcess[] = [driver, windowManager, display]
      for (const child of children) await stop(child)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** WebKitGTK never answers the question for the location under automation. */
function refuseLocation(): void {
  const refusal = { code: 1, PERMISSION_DENIED: 1, message: '' }
  const refuse = (_: unknown, onError?: (error: typeof refusal) => void) => onError?.(refusal)
  Object.defineProperty(navigator.geolocation, 'getCurrentPosition', { value: refuse, configurable: true })
}

/** The driver itself waits without end for a page whose scripts never end. */
async function answered<T>(command: Promise<T>): Promise<T> {
  const silent = new AbortController()
  const silence = sleep(SILENCE_MS, undefined, { signal: silent.signal }).then(() => {
    throw new Error('The page does not answer: its scripts never end.')
  })
  try {
    return await Promise.race([command, silence])
  } finally {
    silent.abort()
  }
}

/** Where the commands of a session go; to change it takes seconds on a busy machine. */
interface Place {
  handle: string
  isInFrame: boolean
}

function windowOf(session: WebDriver, handle: string, place: Place): BrowserWindow {
  const call = <R>(work: (argument: never) => R, argument: unknown): Promise<Awaited<R>> =>
    session.executeScript<Awaited<R>>(`return (${String(work)})(arguments[0])`, argument)

  async function enter(frames: readonly string[]): Promise<void> {
    if (place.handle !== handle) await session.switchTo().window(handle)
    if (place.handle !== handle || place.isInFrame) await session.switchTo().defaultContent()
    Object.assign(place, { handle, isInFrame: frames.length > 0 })
    for (const selector of frames) {
      const frame = (await call(frameElement, selector)) as WebElement | null
      if (!frame) throw new Error(`There is no frame ${selector}.`)
      await session.switchTo().frame(frame)
    }
  }

  const actions = async () => {
    await enter([])
    return session.actions({ async: false })
  }

  return {
    async open(url) {
      await enter([])
      await session.get(url)
      await call(refuseLocation, null)
    },
    async run(work, argument, frames = []) {
      const command = async () => {
        await enter(frames)
        // What comes back is JSON of what the function returns.
        // oxlint-disable-next-line typescript/no-explicit-any
        return call<any>(work as (argument: never) => unknown, argument)
      }
      return answered(command())
    },
    async click(x, y) {
      const position = { x: Math.round(x), y: Math.round(y), duration: 0 }
      await (await actions()).move(position).click().perform()
    },
    async type(text) {
      await (await actions()).sendKeys(text).perform()
    },
    async press(key) {
      await (await actions()).sendKeys(KEYS[key]).perform()
    },
    async chooseFile(path) {
      await enter([])
      await session.findElement({ css: 'input[type="file"]' }).sendKeys(path)
    },
    async popup(action) {
      const before = new Set(await session.getAllWindowHandles())
      await action()
      const end = performance.now() + limits.poll
      while (performance.now() < end) {
        const opened = (await session.getAllWindowHandles()).find(each => !before.has(each))
        if (opened !== undefined) return windowOf(session, opened, place)
        await sleep(POLL_MS)
      }
      throw new Error('The page opened no window.')
    },
    async screenshot() {
      await enter([])
      return Buffer.from(await session.takeScreenshot(), 'base64')
    },
    async close() {
      await enter([])
      await session.close()
    },
    isClosed: async () => !(await session.getAllWindowHandles()).includes(handle),
    exceptions: () => [],
  }
}
