import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { array, boolean, create, optional, record, string, type } from 'superstruct'

const manifest = record(
  string(),
  type({ file: string(), isEntry: optional(boolean()), imports: optional(array(string())) }),
)

/** The rows of texts that a frame loads before it shows anything. */
const texts = ['messages/en/shell.ts', 'messages/en/loungePages.ts']

/** The scripts that a widget's frame loads at once; none before the build. */
export function frameFiles(dist: string): string[] {
  const path = join(dist, '.vite/manifest.json')
  if (!existsSync(path)) return []
  const chunks = create(JSON.parse(readFileSync(path, 'utf8')), manifest)
  const [entry] = Object.keys(chunks).filter(key => chunks[key]?.isEntry && key.includes('frames/'))
  const reached = new Set<string>()
  const follow = (key: string) => {
    const chunk = chunks[key]
    if (!chunk || reached.has(chunk.file)) return
    reached.add(chunk.file)
    chunk.imports?.forEach(follow)
  }
  if (!entry) return []
  follow(entry)
  for (const key of Object.keys(chunks)) if (texts.some(each => key.endsWith(each))) follow(key)
  return [...reached]
}
