import { createHash } from 'node:crypto'
import type { Dirent, Stats } from 'node:fs'
import { open, readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, posix, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { acceptsEncoding } from './acceptsEncoding.ts'
import type { HeaderRecord } from './securityHeaders.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** A file with a content hash in its name never changes. */
const HASHED = /\/assets\/.*[-.](?=[\w-]*[A-Z0-9_])[\w-]{8}\.[a-z0-9]+$/

const KEPT_IN_MEMORY_BYTES = 1024 * 1024

/** What an answer says of its body: of the same moment as the body itself. */
interface Described {
  size: number
  etag: string
}

/** A variant that is kept in memory as it was at the start, or a larger one that each request reads. */
type Variant = { encoding: string | null } & (
  | ({ content: Buffer<ArrayBuffer> } & Described)
  | { content: null; file: string }
)

interface StaticFile {
  type: string
  isHashed: boolean
  /** The smallest first; the plain one last. */
  variants: Variant[]
}

export interface StaticFolder {
  /** Answers with the file at this path; null if there is none. */
  respond(path: string, request: Request, headers: HeaderRecord): Promise<Response | null>
}

/** Kubernetes mounts the files of a ConfigMap as links into a hidden folder. */
const isFile = async (entry: Dirent): Promise<boolean> =>
  entry.isSymbolicLink()
    ? stat(join(entry.parentPath, entry.name)).then(
        target => target.isFile(),
        () => false,
      )
    : entry.isFile()

const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const areFiles = await Promise.all(entries.map(isFile))
  return entries.filter((_, index) => areFiles[index]).map(entry => join(entry.parentPath, entry.name))
}

/** Completes the text of a page before it is served. */
export type CompletePage = (html: string) => string

const etagOf = (content: Buffer | string) =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`

const keptVariant = (content: Buffer<ArrayBuffer>, encoding: string | null): Variant => ({
  content,
  encoding,
  size: content.length,
  etag: etagOf(content),
})

const describeText = (text: string, type: string): StaticFile => ({
  type,
  isHashed: false,
  variants: [keptVariant(Buffer.from(text), null)],
})

const describePage = async (file: string, complete: CompletePage): Promise<StaticFile> =>
  describeText(complete(await readFile(file, 'utf8')), 'text/html; charset=utf-8')

const describeVariant = async (file: string, encoding: string | null): Promise<Variant> => {
  if ((await stat(file)).size > KEPT_IN_MEMORY_BYTES) return { content: null, file, encoding }
  return keptVariant(await readFile(file), encoding)
}

const describeFile = async (file: string, all: ReadonlySet<string>): Promise<StaticFile> => {
  const variants: Variant[] = []
  for (const [encoding, ending] of ENCODINGS) {
    if (all.has(file + ending)) variants.push(await describeVariant(file + ending, encoding))
  }
  variants.push(await describeVariant(file, null))
  return {
    type: TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream',
    isHashed: HASHED.test(file),
    variants,
  }
}

const ofLarge = ({ size, mtimeMs }: Stats): Described => ({ size, etag: etagOf(`${size}-${mtimeMs}`) })

const describe = async (variant: Variant): Promise<Described> =>
  variant.content ? variant : ofLarge(await stat(variant.file))

/** The body, and what is said of it: of a large file both by one handle, which closes after the last byte. */
const read = async (variant: Variant): Promise<Described & { body: BodyInit }> => {
  if (variant.content) return { ...variant, body: variant.content }
  const handle = await open(variant.file)
  const described = ofLarge(await handle.stat())
  const bytes = handle.createReadStream({ start: 0, end: Math.max(0, described.size - 1) })
  // Node's web stream and the DOM's are the same thing under two declarations.
  return { ...described, body: Readable.toWeb(bytes) as unknown as ReadableStream }
}

const cacheControl = (file: StaticFile) =>
  file.isHashed ? 'public, max-age=31536000, immutable' : 'public, no-cache'

const isKnown = (request: Request, etag: string): boolean => {
  const known = request.headers.get('if-none-match')
  return known?.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag) ?? false
}

const respondWith = async (file: StaticFile, request: Request, headers: HeaderRecord): Promise<Response> => {
  const accepted = request.headers.get('accept-encoding')
  const variant = file.variants.find(
    ({ encoding }) => encoding === null || acceptsEncoding(accepted, encoding),
  )
  if (!variant) throw new Error('A static file has no plain variant.')
  const shared = {
    ...headers,
    vary: 'accept-encoding',
    'cache-control': headers['cache-control'] ?? cacheControl(file),
  }
  const described = await describe(variant)
  if (isKnown(request, described.etag))
    return new Response(null, { status: 304, headers: { ...shared, etag: described.etag } })
  const { size, etag, body } = request.method === 'HEAD' ? { ...described, body: null } : await read(variant)
  return new Response(body, {
    status: 200,
    headers: {
      ...shared,
      etag,
      'content-type': file.type,
      'content-length': String(size),
      ...(variant.encoding ? { 'content-encoding': variant.encoding } : {}),
    },
  })
}

/** Serves a generated style sheet like a static file. */
export const openStyleSheet = (css: string) => {
  const file = describeText(css, 'text/css; charset=utf-8')
  return (request: Request, headers: HeaderRecord): Promise<Response> => respondWith(file, request, headers)
}

/** The URL paths of a file: a page also without its extension, as links are written. */
const namesOf = (path: string): string[] => {
  if (!path.endsWith('.html')) return [path]
  const bare = path.slice(0, -'.html'.length)
  return bare.endsWith('/index') ? [path, bare.slice(0, -'index'.length), posix.dirname(bare)] : [path, bare]
}

const NONE: StaticFolder = { respond: () => Promise.resolve(null) }

/**
 * Serves the files found in a folder at the start, as they were then, from a table: a path that is not in the table never reaches the file
 * system, whatever dots and slashes it has.
 */
export const openStaticFolder = async (
  folder: string | null,
  completePage?: CompletePage,
): Promise<StaticFolder> => {
  if (folder === null) return NONE
  const files = await listFiles(folder)
  const all = new Set(files)
  const table = new Map<string, StaticFile>()
  for (const file of files) {
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const isVariant = ENCODINGS.some(
      ([, ending]) => path.endsWith(ending) && all.has(file.slice(0, -ending.length)),
    )
    if (isVariant || path.split('/').some(part => part.startsWith('.'))) continue
    const described =
      completePage && path.endsWith('.html')
        ? await describePage(file, completePage)
        : await describeFile(file, all)
    for (const name of namesOf(path)) table.set(name, described)
  }
  return {
    async respond(path, request, headers) {
      const file = table.get(path)
      return file ? respondWith(file, request, headers) : null
    },
  }
}
