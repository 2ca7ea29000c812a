import { freeNames } from '../fences/freeNames.ts'
import { parseSource } from '../fences/Source.ts'
import { plant, type Mutant } from './Mutant.ts'

/** The names that the planted code uses and that are neither in its file nor global. Throws where it does not parse. */
export function missingNames(mutant: Mutant, source: string): string[] {
  if (!/\.tsx?$/.test(mutant.file)) return []
  const namesOf = (text: string) => freeNames(parseSource(mutant.file, text)).map(({ name }) => name)
  const known = new Set(namesOf(source))
  return namesOf(plant(source, mutant)).filter(name => !known.has(name) && !(name in globalThis))
}
