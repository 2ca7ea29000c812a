import type { Browser, Page } from 'playwright'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly args?: { readonly name?: string }
  /** How long it was on a processor, in µs. */
  readonly tdur?: number
}

/** The longest task of a page, in ms on the processor that it was traced on. */
export function longestTaskIn(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = events.filter(event => event.name === 'RunTask' && pages.has(threadOf(event)))
  if (tasks.length === 0) throw new Error('The browser told nothing of what it did.')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000
}

/**
 * The longest that a page is busy at a stretch while something is done, in ms on this machine's processor: a browser that
 * is slowed down takes for its own work what it waits for others to finish theirs.
 */
export async function longestTask(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] })
  await work()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  return longestTaskIn(traceEvents)
}
