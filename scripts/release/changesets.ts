/** How much the version of a package grows. */
export type Level = 'none' | 'patch' | 'minor' | 'major'

const LEVELS: readonly Level[] = ['none', 'patch', 'minor', 'major']

/** A change that a consumer notices, and the least that announces it. */
export interface Reason {
  readonly level: Level
  readonly what: string
}

/** The highest level that the texts of changesets announce for a package. */
export function announcedLevel(changesets: readonly string[], packageName: string): Level {
  const levels = changesets.flatMap(text => {
    const [, front = ''] = text.split(/^---$/m)
    return [...front.matchAll(/^['"]?([^'":\s]+)['"]?: *(\w+) *$/gm)].flatMap(([, name, level]) =>
      name === packageName ? LEVELS.filter(each => each === level) : [],
    )
  })
  return LEVELS.findLast(level => levels.includes(level)) ?? 'none'
}

const SHOWN = 10

/** One line for a package whose changesets announce less than its changes ask for, and one for each change. */
export function complaint(packageName: string, reasons: readonly Reason[], announced: Level): string[] {
  const untold = reasons.filter(({ level }) => LEVELS.indexOf(level) > LEVELS.indexOf(announced))
  const asked = LEVELS.findLast(level => untold.some(each => each.level === level))
  if (!asked) return []
  const found = announced === 'none' ? 'no changeset' : `changesets for a ${announced} version only`
  const shown = untold.filter(({ level }) => level === asked)
  return [
    `    ${packageName} needs a changeset for a ${asked} version, and has ${found}:`,
    ...shown.slice(0, SHOWN).map(({ what }) => `      ${what}`),
    ...(shown.length > SHOWN ? [`      and ${shown.length - SHOWN} more`] : []),
  ]
}
