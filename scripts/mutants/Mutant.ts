/** Test files of one package that have to fail. */
export interface Suite {
  package: string
  files: readonly string[]
}

/** A bug to plant: what the product then does wrong, and the tests that have to fail. */
export interface Mutant {
  name: string
  file: string
  /** Has to occur exactly once in the file, or the mutant is stale. */
  from: string
  to: string
  /** Empty where no known test fails; the mutant then counts as lived (survived). */
  suites: readonly Suite[]
}

export const columnOf = ({ file }: Mutant): string => file.split('/').slice(0, 2).join('/')

/** The mutants whose name or file contains each of the words. */
export const chosen = (mutants: readonly Mutant[], words: readonly string[]): Mutant[] =>
  mutants.filter(({ name, file }) => {
    const text = `${name} ${file}`.toLowerCase()
    return words.every(word => text.includes(word.toLowerCase()))
  })

/** Why a mutant does not match the code any more, if it does not. */
export function staleness(
  { file, from, to, suites }: Mutant,
  read: (path: string) => string | undefined,
): string | undefined {
  const source = read(file)
  if (source === undefined) return `${file} does not exist`
  const times = source.split(from).length - 1
  if (times !== 1) return `the planted place occurs ${times} times in ${file}`
  if (from === to) return 'nothing is planted'
  return suites
    .flatMap(suite => suite.files.map(each => `${suite.package}/${each}`))
    .filter(path => read(path) === undefined)
    .map(path => `${path} does not exist`)
    .at(0)
}

/** The source with the bug in it. `to` is inserted literally. */
export const plant = (source: string, { from, to }: Mutant): string => source.replace(from, () => to)

/** Every named test file, once per package. */
export function suitesOf(mutants: readonly Mutant[]): Suite[] {
  const files = new Map<string, Set<string>>()
  for (const suite of mutants.flatMap(({ suites }) => suites)) {
    const known = files.get(suite.package) ?? new Set()
    for (const file of suite.files) known.add(file)
    files.set(suite.package, known)
  }
  return [...files].map(([name, each]) => ({ package: name, files: [...each].toSorted() }))
}
