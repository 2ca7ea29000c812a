import { spawnSync } from 'node:child_process'

const LONGEST = 72
const FORM =
  /^(?:feat|fix|refactor|perf|test|docs|style|build|ci|chore|revert)(?:\([a-z0-9, -]+\))?!?: (?<what>[a-z][^ ]*)(?: |$)/
const NOT_IMPERATIVE = /(?:ed|ing)$/
/** Imperative verbs with such an end. */
const IMPERATIVE = new Set([
  'bring',
  'embed',
  'exceed',
  'feed',
  'need',
  'ping',
  'seed',
  'speed',
  'shed',
  'wed',
])

/** What is wrong with the subject of a commit; nothing where it is `type(area): imperative`. */
export function subjectProblems(subject: string): string[] {
  const verb = FORM.exec(subject)?.groups?.what
  const problems: string[] = []
  if (subject.length > LONGEST) problems.push(`is ${subject.length} characters long, not ${LONGEST} at most`)
  if (verb === undefined) problems.push('is not “type(area): imperative”, lower-case after the colon')
  else if (NOT_IMPERATIVE.test(verb) && !IMPERATIVE.has(verb))
    problems.push(`begins with “${verb}”, which is no imperative`)
  return problems
}

/** The subjects of all commits since this check exists; older ones were written by other rules. */
function subjectsSinceThisCheck(root: string): string[] {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    return status === 0 ? stdout.split('\n').filter(line => line !== '') : []
  }
  const [first] = git(
    'log',
    '--diff-filter=A',
    '--format=%H',
    '--reverse',
    '--',
    'scripts/commits/subjects.ts',
  )
  // A shallow clone does not know the commit.
  return first === undefined ? [] : git('log', '--no-merges', '--format=%s', `${first}..HEAD`)
}

export interface CommitVerdict {
  isPassed: boolean
  lines: readonly string[]
}

export function commitVerdict(root: string): CommitVerdict {
  const subjects = subjectsSinceThisCheck(root)
  const wrong = subjects.flatMap(subject =>
    subjectProblems(subject).map(problem => `    “${subject}” ${problem}`),
  )
  return { isPassed: wrong.length === 0, lines: [`commit subjects: ${subjects.length} read`, ...wrong] }
}
