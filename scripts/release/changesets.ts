/** How much the version of a package grows. */
export type Level = 'none' | 'patch' | 'minor' | 'major'

const LEVELS: readonly Level[] = ['none', 'patch', 'minor', 'major']

/** Whether one level is enough for what another one asks. */
export const isEnough = (announced: Level, asked: Level): boolean =>
  LEVELS.indexOf(announced) >= LEVELS.indexOf(asked)

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
