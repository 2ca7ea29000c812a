import { copperStateLottery } from '@players-club/domain-models'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { onEachEngine } from '../../../test/engines.ts'
import { OpsError } from '../ops/OpsCommand.ts'
import { runOps } from '../ops/runOps.ts'
import { createJobRunner, enqueueJob, type JobKind } from './index.ts'
import { jobsCommand } from './jobs.ops.ts'
import { jobs } from './jobs.tables.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const MINUTE_MS = 60_000

onEachEngine('the command jobs', world => {
  let now = NOW
  const clock = { now: () => now }
  let isBroken = true

  const failing = (name: string, retryFor?: number): JobKind => ({
    name,
    retryFor,
    call: () => (isBroken ? Promise.reject(new TypeError('no')) : Promise.resolve()),
  })
  const kinds = [failing('draw'), failing('letter', 0)]
  const runDue = () => createJobRunner({ database: world.database, clock, kinds }).runDue()
  const put = (name: string, subject = '', dueAt = NOW) =>
    world.database.unitOfWork(tx => enqueueJob(tx, { name, subject, dueAt }))
  const ops = async (...args: string[]) => {
    const lines: string[] = []
    const context = {
      database: world.database,
      clock,
      lottery: copperStateLottery,
      print: (line: string) => lines.push(line),
    }
    await runOps([jobsCommand], ['jobs', ...args], context)
    return lines.join('\n')
  }
  const idOf = async (name: string) => {
    const [row] = await world.database.unitOfWork(tx => tx.select().from(jobs).where(eq(jobs.name, name)))
    return row?.id ?? 0
  }

  beforeEach(async () => {
    now = NOW
    isBroken = true
    await world.database.unitOfWork(tx => tx.delete(jobs))
  })

  test('lists jobs that were given up, jobs that keep failing and jobs that no server takes', async () => {
    await put('draw', '4711')
    await put('letter', 'a')
    await put('of another version')
    await put('draw', 'later', new Date(NOW.getTime() + 60 * MINUTE_MS))
    await runDue()
    now = new Date(NOW.getTime() + 20 * MINUTE_MS)
    const all = await ops()
    expect(all.split('\n')).toHaveLength(4)
    expect(all).toContain('waiting 1, under way 0, failing 1, untaken 1, dead 1')
    expect(all).toMatch(/failing +draw +subject 4711 +attempts 1 .*TypeError/)
    expect(all).toMatch(/dead +letter +subject a +attempts 1 .*TypeError/)
    expect(all).toMatch(/untaken +of another version +attempts 0/)
    expect(await ops('list')).toBe(all)
    expect((await ops('list', '--dead')).split('\n').slice(1)).toEqual([
      expect.stringMatching(/dead +letter/),
    ])
    expect((await ops('--failing')).split('\n').slice(1)).toEqual([expect.stringMatching(/failing +draw/)])
  })

  test('lists a failed job as failing while it is retried', async () => {
    await put('draw', '4711')
    await runDue()
    await world.database.statement({
      name: 'test.leased',
      text: `update jobs set leased_by = 'another', leased_until = clock_timestamp() + interval '1 hour'`,
      values: [],
    })
    expect(await ops()).toContain('under way 0, failing 1')
  })

  test('says how many jobs a long list leaves out', async () => {
    await world.database.unitOfWork(tx =>
      tx.insert(jobs).values(
        Array.from({ length: 105 }, (_, index) => ({
          name: 'letter',
          subject: String(index),
          dueAt: NOW,
          runAt: NOW,
          state: 'dead' as const,
        })),
      ),
    )
    for (const args of [['--dead'], ['--dead', '--dead'], []]) {
      const lines = (await ops(...args)).split('\n')
      expect(lines).toHaveLength(102)
      expect(lines.at(-1)).toBe('… and 5 more')
    }
  })

  test('says that no job needs attention when all is well', async () => {
    await put('draw', 'later', new Date(NOW.getTime() + 60 * MINUTE_MS))
    expect(await ops()).toBe('waiting 1, under way 0, failing 0, untaken 0, dead 0\nNo job needs a person.')
  })

  test('says of the asked kind alone that there is none, while other jobs need attention', async () => {
    await put('draw', '4711')
    await runDue()
    const none = 'waiting 0, under way 0, failing 1, untaken 0, dead 0\nNo job is dead.'
    expect(await ops('--dead')).toBe(none)
  })

  test('revives a job by its id, due at once and without its failures', async () => {
    await put('letter', 'a')
    await runDue()
    const id = await idOf('letter')
    expect(await ops('revive', String(id))).toBe(`Revived the job ${id}, letter.`)
    isBroken = false
    expect(await runDue()).toBe(1)
    await expect(ops('revive', String(id))).rejects.toThrow(`The job ${id} is done.`)
  })

  test('revives every dead or failing job of a name, and no other', async () => {
    for (const subject of ['a', 'b']) await put('letter', subject)
    await put('draw', '4711')
    await runDue()
    expect(await ops('revive', '--name', 'letter')).toBe('Revived 2 jobs called letter.')
    expect(await ops('revive', '--name', 'draw')).toBe('Revived 1 job called draw.')
    await expect(ops('revive', '--name', 'draw')).rejects.toThrow('No job called draw has failed.')
    isBroken = false
    expect(await runDue()).toBe(3)
  })

  test('refuses to revive a job that has not failed, and says when it is due', async () => {
    const due = new Date(NOW.getTime() + 60 * MINUTE_MS)
    await put('draw', 'later', due)
    const id = await idOf('draw')
    const refusal = `The job ${id} has not failed: it is due at ${due.toISOString()}.`
    await expect(ops('revive', String(id))).rejects.toThrow(refusal)
  })

  test('refuses to revive a running job', async () => {
    await put('hanging')
    const hanging: JobKind = { name: 'hanging', call: () => new Promise(() => {}) }
    void createJobRunner({ database: world.database, clock, kinds: [hanging] }).runDue()
    const id = await idOf('hanging')
    await expect.poll(() => ops('list')).toContain('under way 1')
    await expect(ops('revive', String(id))).rejects.toThrow(`The job ${id} is under way.`)
  })

  test('refuses unknown arguments with a message', async () => {
    for (const [args, sentence] of [
      [['revive'], 'Say which job: revive <id>, or revive --name <name>.'],
      [['revive', 'abc'], '"abc" is not the id of a job: an id is a number.'],
      [['revive', '4711'], 'There is no job 4711.'],
      [['revive', '--name'], 'Say which job: revive <id>, or revive --name <name>.'],
      [['list', '--lost'], '"--lost" is unknown: jobs list takes --dead or --failing.'],
      [['bury', '1'], '"bury" is unknown: jobs takes list or revive.'],
    ] as const) {
      const refused = ops(...args)
      await expect(refused).rejects.toBeInstanceOf(OpsError)
      await expect(refused).rejects.toThrow(sentence)
    }
  })
})
