import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BASE_HEADERS, type HeaderRecord } from './securityHeaders.ts'
import { openStaticFolder, type StaticFolder } from './staticFiles.ts'

/** The folders of the built documentation. */
export interface DeveloperRoots {
  site: string
  storybook: string
}

/** A build writes it last; it lists the hashes of the inline scripts. */
const HASHES = '.script-hashes.json'

const SITE = '/developers'
const STORYBOOK = '/developers/storybook'
const NOT_FOUND = '/404.html'

interface Build {
  writtenAt: number
  files: StaticFolder
  scripts: readonly string[]
}

/** What a folder holds, read again after each build; null before the first. */
const openBuild = (folder: string) => {
  let build: Build | null = null
  return async (): Promise<Build | null> => {
    const hashes = join(folder, HASHES)
    const writtenAt = await stat(hashes).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    )
    if (writtenAt === null) return null
    if (build?.writtenAt !== writtenAt) {
      const scripts: string[] = JSON.parse(await readFile(hashes, 'utf8'))
      build = { writtenAt, scripts, files: await openStaticFolder(folder) }
    }
    return build
  }
}

const policyOf = (scripts: readonly string[], directives: readonly string[]) =>
  [
    "default-src 'none'",
    // The search runs WebAssembly.
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts.map(hash => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ...directives,
  ].join('; ')

const headersOf = (scripts: readonly string[], ...directives: readonly string[]): HeaderRecord => ({
  ...BASE_HEADERS,
  'content-security-policy': policyOf(scripts, directives),
})

/** Answers with the documentation under /developers; null for what is not there. */
export const openDeveloperSite = ({ site, storybook }: DeveloperRoots) => {
  const [openSite, openStorybook] = [openBuild(site), openBuild(storybook)]

  const respondWithStorybook = async (path: string, request: Request) => {
    const build = await openStorybook()
    if (!build) return null
    // Its addresses are relative.
    if (path === STORYBOOK)
      return new Response(null, { status: 308, headers: { ...BASE_HEADERS, location: `${STORYBOOK}/` } })
    const headers = headersOf(
      build.scripts,
      "img-src 'self' data: blob:",
      "frame-src 'self'",
      "frame-ancestors 'self'",
    )
    return build.files.respond(path.slice(STORYBOOK.length), request, headers)
  }

  return async (path: string, request: Request): Promise<Response | null> => {
    if (path === STORYBOOK || path.startsWith(`${STORYBOOK}/`)) {
      const answer = await respondWithStorybook(path, request)
      if (answer) return answer
    }
    if (path !== SITE && !path.startsWith(`${SITE}/`)) return null
    const build = await openSite()
    if (!build) return null
    const headers = headersOf(
      build.scripts,
      "img-src 'self' data:",
      "worker-src 'self'",
      "frame-ancestors 'none'",
    )
    const file = await build.files.respond(path.slice(SITE.length) || '/', request, headers)
    if (file) return file
    const missing = await build.files.respond(NOT_FOUND, request, headers)
    return missing && new Response(missing.body, { status: 404, headers: missing.headers })
  }
}
