import { afterEach, expect, test } from 'vitest'
import { deferred } from '../../../test/deferred.ts'
import { createLane } from './lane.ts'
import type { LeasedJob } from './leases.ts'

const jobOf = (subject: string): LeasedJob => ({
  id: 1,
  name: 'slow',
  subject,
  dueAt: new Date('2025-03-04T18:00:00Z'),
  attempt: 1,
  wasLost: false,
  holder: 'this test',
})

let lane: ReturnType<typeof createLane> | undefined
afterEach(() => lane?.abandon())

/** A lane of two jobs at once, with what happened in it; a job ends once it may. */
const startLane = (take: (limit: number) => Promise<LeasedJob[]>) => {
  const events: string[] = []
  const { open: endJobs, opened: ended } = deferred()
  lane = createLane({
    width: 2,
    pollMs: 1,
    renewMs: 60_000,
    take,
    run: async ({ subject }) => {
      events.push(`${subject} begins`)
      await ended
      events.push(`${subject} ends`)
    },
    renew: () => Promise.resolve(),
    onOutage: () => undefined,
  })
  lane.start()
  const stop = () => lane?.stop().then(() => void events.push('stopped'))
  return { events, endJobs, stop }
}

test('a lane that is stopped takes no new job, and ends the one that runs', async () => {
  const due = [jobOf('a')]
  const { events, endJobs, stop } = startLane(limit => Promise.resolve(due.splice(0, limit)))
  await expect.poll(() => events).toEqual(['a begins'])
  const stopped = stop()
  due.push(jobOf('b'))
  endJobs()
  await stopped
  expect(events).toEqual(['a begins', 'a ends', 'stopped'])
  expect(due).toHaveLength(1)
})

test('a lane that is stopped while it takes a job runs that job to its end', async () => {
  const [asked, answered] = [deferred(), deferred()]
  const { events, endJobs, stop } = startLane(async () => {
    asked.open()
    await answered.opened
    return [jobOf('a')]
  })
  await asked.opened
  const stopped = stop()
  answered.open()
  await expect.poll(() => events).toEqual(['a begins'])
  endJobs()
  await stopped
  expect(events).toEqual(['a begins', 'a ends', 'stopped'])
})
