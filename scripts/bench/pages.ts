import { chromium, type Browser } from 'playwright'
import { setTimeout as pause } from 'node:timers/promises'
import { chromiumFlags, chromiumPath } from '../testing/chromium.ts'
import { openBarePage } from './barePage.ts'
import type { FigureName, Measured } from './figures.ts'
import type { Club } from './ledgerWorld.ts'
import { slowdownToPhone } from './phone.ts'
import { ratioOfTimes } from './speed.ts'
import { startStaticTwin } from './staticTwin.ts'
import { interleave, median, type Sides } from './statistics.ts'

const ROUNDS = 5
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: false }
/** Lighthouse's settings for a slow mobile network. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
/** After the network is idle, late work of the page is awaited this long. */
const QUIET_MS = 1_000

interface Loading {
  readonly paint: number
  readonly blocking: number
  readonly shift: number
}

const names = {
  '/': ['homePaint', 'homeBlocking', 'homeShift'],
  '/login': ['loginPaint', 'loginBlocking', 'loginShift'],
} as const satisfies Record<string, readonly FigureName[]>

/** How pages load on a slow phone, against their static twins. */
export async function measurePages({ server: { port } }: Club): Promise<Measured[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    const measured: Measured[] = []
    for (const path of ['/', '/login'] as const) {
      const twin = await startStaticTwin(port, path)
      const rounds = await interleave(ROUNDS, {
        ours: () => load(browser, `http://localhost:${port}${path}`, { comesAlive: true }),
        yardstick: () => load(browser, twin.url),
      })
      await twin.stop()
      measured.push(...figuresOf(path, rounds))
    }
    return measured
  } finally {
    await browser.close()
  }
}

function figuresOf(path: keyof typeof names, rounds: readonly Sides<Loading>[]): Measured[] {
  const [paint, blocking, shift] = names[path]
  const only = (part: keyof Loading) =>
    rounds.map(({ ours, yardstick }) => ({ ours: ours[part], yardstick: yardstick[part] }))
  const itself = (figure: FigureName, part: keyof Loading, show: (value: number) => string): Measured => {
    const own = only(part).map(({ ours }) => ours)
    const twin = median(only(part).map(({ yardstick }) => yardstick))
    return { figure, value: median(own), ours: show(median(own)), yardstick: show(twin), rounds: own }
  }
  return [
    ratioOfTimes(paint, only('paint')),
    itself(blocking, 'blocking', value => `${value.toFixed(1)} ms`),
    itself(shift, 'shift', value => value.toFixed(3)),
  ]
}

/** A first visit: an empty cache, a slow network, a slow processor. */
async function load(browser: Browser, url: string, { comesAlive = false } = {}): Promise<Loading> {
  const rate = await slowdownToPhone(browser)
  const page = await openBarePage(browser)
  try {
    await page.send('Emulation.setDeviceMetricsOverride', PHONE)
    await page.send('Network.enable')
    await page.send('Network.emulateNetworkConditions', SLOW_NETWORK)
    await page.send('Emulation.setCPUThrottlingRate', { rate })
    await page.send('Page.enable')
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe.toString()})()` })
    await page.open(url)
    await pause(QUIET_MS)
    const loading = await page.read<Loading>('window.readLoading()')
    const isAlive = await page.read<boolean>('"__reactRouterDataRouter" in window')
    if (isAlive !== comesAlive) throw new Error(`${url} ${isAlive ? 'came alive' : 'did not come alive'}.`)
    if (loading.paint === 0) throw new Error(`The browser reported no paint of ${url}.`)
    return loading
  } finally {
    await page.close()
  }
}

declare global {
  interface Window {
    readLoading: () => Loading
  }
}

/** Runs in the page before its own scripts; passed as source text. */
function observe(): void {
  const seen = { paint: 0, firstPaint: 0, shift: 0 }
  const tasks: PerformanceEntry[] = []
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime
  })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  watch('longtask', task => tasks.push(task))
  watch('layout-shift', entry => {
    if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value
  })
  window.readLoading = () => ({
    paint: seen.paint,
    shift: seen.shift,
    blocking: tasks
      .filter(({ startTime, duration }) => startTime + duration > seen.firstPaint)
      .reduce((sum, { duration }) => sum + duration - 50, 0),
  })
}
