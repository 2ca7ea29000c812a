import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Written last: where it exists, the build is complete. */
const HASHES = '.script-hashes.json'

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) => code)

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`

/** Writes the hashes of all inline scripts of a built site, which its content security policy allows by them. */
export async function writeScriptHashes(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const pages = entries.filter(entry => entry.isFile() && entry.name.endsWith('.html'))
  const hashes = new Set<string>()
  for (const { parentPath, name } of pages)
    for (const code of inlineScripts(await readFile(join(parentPath, name), 'utf8'))) hashes.add(hashOf(code))
  await writeFile(join(folder, HASHES), JSON.stringify([...hashes].toSorted()))
}
