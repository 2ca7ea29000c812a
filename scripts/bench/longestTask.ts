import type { Browser, Page } from 'playwright'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly args?: { readonly name?: string }
  /** Its processor time, in µs. */
  readonly tdur?: number
}

/** The longest task of a page's main thread, in ms of processor time. */
export function longestTaskIn(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = events.filter(event => event.name === 'RunTask' && pages.has(threadOf(event)))
  if (tasks.length === 0) throw new Error('The browser reported nothing of what it did.')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000
}

/**
 * The page's longest task while `work` runs, in ms on this machine's processor: with CPU throttling, the browser
 * would count waiting for other processes as its own work.
 */
export async function longestTask(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] })
  await work()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  return longestTaskIn(traceEvents)
}
