import { MINUTE_MS } from '../clock/durations.ts'
import { OpsError, type OpsCommand, type OpsContext } from '../ops/OpsCommand.ts'

const LIST_OPTIONS = ['--dead', '--failing'] as const

const LISTED_AT_MOST = 100
/** A job due for so long that was never tried is unknown to all servers, or its lane is blocked. */
const UNTAKEN_AFTER_MS = 10 * MINUTE_MS

const STATUSES = `
  select id, name, subject, attempts, due_at, run_at, last_error, case
      when state = 'dead' then 'dead'
      when last_error is not null then 'failing'
      when leased_until >= clock_timestamp() then 'under way'
      when attempts > 0 then 'failing'
      when run_at < $1 then 'untaken'
      else 'waiting'
    end as status
  from (select * from jobs where state = 'waiting' union all select * from jobs where state = 'dead') j`

const COUNTS = `select status, count(*)::int as count from (${STATUSES}) s group by status`

const LIST = `
  select * from (${STATUSES}) s
  where status = any($2) order by status, name, id limit $3`

interface Listed {
  id: string
  name: string
  subject: string
  attempts: number
  due_at: Date
  run_at: Date
  last_error: string | null
  status: string
}

const lineOf = ({ id, status, name, subject, attempts, due_at, run_at, last_error }: Listed): string =>
  [
    id.padStart(10),
    status.padEnd(8),
    name,
    ...(subject === '' ? [] : [`subject ${subject}`]),
    `attempts ${attempts}`,
    `due ${due_at.toISOString()}`,
    ...(status === 'dead' ? [] : [`next ${run_at.toISOString()}`]),
    ...(last_error === null ? [] : [last_error]),
  ].join('  ')

const list = async (options: readonly string[], { database, clock, print }: OpsContext): Promise<void> => {
  const unknown = options.find(option => !LIST_OPTIONS.some(known => known === option))
  if (unknown !== undefined)
    throw new OpsError(`"${unknown}" is unknown: jobs list takes --dead or --failing.`)
  const asked = [...new Set(options.map(option => option.slice(2)))]
  const wanted = asked.length > 0 ? asked : ['dead', 'failing', 'untaken']
  const since = new Date(clock.now().getTime() - UNTAKEN_AFTER_MS)
  const [counts, rows] = await Promise.all([
    database.statement<{ status: string; count: number }>({
      name: 'jobs.counts',
      text: COUNTS,
      values: [since],
    }),
    database.statement<Listed>({ name: 'jobs.list', text: LIST, values: [since, wanted, LISTED_AT_MOST] }),
  ])
  const countOf = (status: string) => counts.find(count => count.status === status)?.count ?? 0
  print(
    ['waiting', 'under way', 'failing', 'untaken', 'dead']
      .map(status => `${status} ${countOf(status)}`)
      .join(', '),
  )
  for (const row of rows) print(lineOf(row))
  const more = wanted.reduce((sum, status) => sum + countOf(status), 0) - rows.length
  if (more > 0) print(`… and ${more} more`)
  if (rows.length === 0)
    print(options.length > 0 ? `No job is ${wanted.join(' or ')}.` : 'No job needs a person.')
}

// Due now, wherever the club's clock stands.
const REVIVED = `update jobs set state = 'waiting', attempts = 0, run_at = due_at, last_error = null, finished_at = null,
    leased_by = null, leased_until = null
  where (leased_until is null or leased_until < clock_timestamp())`

const HAS_FAILED = "(state = 'dead' or (state = 'waiting' and (last_error is not null or attempts > 0)))"

const REVIVE_ONE = `${REVIVED} and id = $1 and ${HAS_FAILED} returning name`

const REVIVE_ALL = `${REVIVED} and name = $1 and ${HAS_FAILED} returning name`

// `due` of a job that waits for its time; null of one that has ended or is under way.
const JOB_STATE = `select state, case when state = 'waiting' and leased_by is null
    then run_at end as due
  from jobs where id = $1`

const reviveOne = async (text: string, { database, print }: OpsContext): Promise<void> => {
  if (!/^\d{1,15}$/.test(text)) throw new OpsError(`"${text}" is not the id of a job: an id is a number.`)
  const id = Number(text)
  const [revived] = await database.statement<{ name: string }>({
    name: 'jobs.revive',
    text: REVIVE_ONE,
    values: [id],
  })
  if (revived) return print(`Revived the job ${id}, ${revived.name}.`)
  const [job] = await database.statement<{ state: string; due: Date | null }>({
    name: 'jobs.state',
    text: JOB_STATE,
    values: [id],
  })
  if (!job) throw new OpsError(`There is no job ${id}.`)
  if (job.due !== null)
    throw new OpsError(`The job ${id} has not failed: it is due at ${job.due.toISOString()}.`)
  throw new OpsError(`The job ${id} is ${job.state === 'waiting' ? 'under way' : job.state}.`)
}

const reviveAll = async (name: string, { database, print }: OpsContext): Promise<void> => {
  const { length } = await database.statement({ name: 'jobs.revive_all', text: REVIVE_ALL, values: [name] })
  if (length === 0) throw new OpsError(`No job called ${name} has failed.`)
  print(`Revived ${length} ${length === 1 ? 'job' : 'jobs'} called ${name}.`)
}

/** Shows an operator the jobs that need attention, and revives them. */
export const jobsCommand: OpsCommand = {
  name: 'jobs',
  usage: [
    '[list] [--dead|--failing]   lists jobs that were given up, keep failing or are taken by no server',
    'revive <id>                 runs a dead or failing job again, at once',
    'revive --name <name>        runs all dead or failing jobs of a name again',
  ],
  async run([verb = 'list', ...rest], context) {
    if (verb === 'list') return list(rest, context)
    if (verb.startsWith('--')) return list([verb, ...rest], context)
    if (verb !== 'revive') throw new OpsError(`"${verb}" is unknown: jobs takes list or revive.`)
    const [first, second] = rest
    if (first === '--name' && second !== undefined && rest.length === 2) return reviveAll(second, context)
    if (first !== undefined && first !== '--name' && rest.length === 1) return reviveOne(first, context)
    throw new OpsError('Say which job: revive <id>, or revive --name <name>.')
  },
}
