import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])
/** Less fits into one packet anyway. */
const WORTHWHILE_BYTES = 1_000

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]

/**
 * Puts beside each file of a folder what the server answers with where a browser takes brotli or gzip. A folder of many
 * files is compressed by a lower quality of brotli, which takes a fraction of the time.
 */
export async function compressFolder(
  folder: string,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile() && !entry.parentPath.includes('.vite'))
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name), quality)))
}

async function compressFile(file: string, quality: number = constants.BROTLI_MAX_QUALITY): Promise<void> {
  if (!TEXT.has(extname(file))) return
  const content = await readFile(file)
  if (content.length < WORTHWHILE_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [small, larger] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, larger)])
}

/** The same for what a build has just written. */
export const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    await Promise.all(Object.keys(bundle).map(name => compressFile(join(dir, name))))
  },
}
