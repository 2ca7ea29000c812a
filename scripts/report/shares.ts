/** What a check of the run is about, for the share that it takes of the time. */
const KINDS: Readonly<Record<string, string>> = {
  test: 'unit and page tests',
  'test:documents': 'server tests',
  'test:stories': 'stories',
  'test:e2e': 'browser journeys',
  'test:engines': 'browser journeys',
  'test:scripts': 'tests of scripts and generators',
  'test:generators': 'tests of scripts and generators',
  typecheck: 'type checks',
  typegen: 'type checks',
  build: 'builds and sizes',
  size: 'builds and sizes',
  'check:package': 'builds and sizes',
  'api:check': 'builds and sizes',
}

export interface TimedTask {
  taskId: string
  task: string
  /** Seconds from its start to its end; 0 where its last result was taken from the cache. */
  seconds: number
}

export interface Share {
  kind: string
  seconds: number
  /** Of the sum of all tasks' times. */
  percent: number
}

/** How the time of a run divides among the kinds of checks, the largest first. Tasks run side by side: the sum is longer than the run. */
export function shares(tasks: readonly TimedTask[]): Share[] {
  const total = tasks.reduce((sum, { seconds }) => sum + seconds, 0)
  const kinds = new Map<string, number>()
  for (const each of tasks) {
    const kind = kindOf(each)
    kinds.set(kind, (kinds.get(kind) ?? 0) + each.seconds)
  }
  return [...kinds]
    .filter(([, seconds]) => seconds > 0)
    .map(([kind, seconds]) => ({ kind, seconds, percent: Math.round((100 * seconds) / total) }))
    .sort((a, b) => b.seconds - a.seconds)
}

/** The server is the one app whose own tests are counted apart: they are the largest part. */
function kindOf({ taskId, task }: TimedTask): string {
  if (taskId === '@players-club/server#test') return 'server tests'
  return KINDS[task] ?? 'format, lint and fences'
}

/** `14 min 23 s` */
export function duration(seconds: number): string {
  const whole = Math.round(seconds)
  const minutes = Math.floor(whole / 60)
  return minutes === 0 ? `${whole} s` : `${minutes} min ${whole % 60} s`
}
