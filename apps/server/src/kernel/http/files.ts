import { LOOK_PATH, MEDIA_FILE_PATH, type Lottery } from '@players-club/domain-models'
import type { Config } from '../config/config.ts'
import { openDeveloperSite, type DeveloperRoots } from './developerSite.ts'
import { isFramePath, newNonce, pageHeaders } from './pagePolicy.ts'
import { ProblemError, problemResponse } from './problem.ts'
import { BASE_HEADERS, MEDIA_HEADERS, type HeaderRecord } from './securityHeaders.ts'
import { openStaticFolder, openStyleSheet } from './staticFiles.ts'

/** Folders that files are served from; null if missing. */
export interface StaticRoots {
  /** The web app's own scripts, styles, fonts and pictures. */
  client: string | null
  /** The embed loader and the frames of its widgets. */
  embed: string | null
  /** Pictures of activities, rewards and games. */
  media: string | null
  /** The documentation site and Storybook. */
  developers: DeveloperRoots | null
}

const EMBED = '/embed'
const EMBED_ASSETS = '/embed/assets/'
/** The page of a frame whose URL names an unknown widget. */
const UNKNOWN_WIDGET = '/unknown'
const LOADER = /^\/embed\/v\d+\.js$/

/** After a restart changes reach players within ten minutes: those who come back after a day as well. */
const WITHIN_MINUTES = 'public, max-age=300, stale-while-revalidate=300'

/** Partners load it from their own pages. */
const LOADER_HEADERS = {
  ...BASE_HEADERS,
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'cache-control': WITHIN_MINUTES,
} as const satisfies HeaderRecord

const THEME = `${LOOK_PATH}theme.css`

/** A lottery's drawings are made outside: nothing in them can run. */
const LOOK_HEADERS = {
  ...MEDIA_HEADERS,
  'cache-control': WITHIN_MINUTES,
} as const satisfies HeaderRecord

/** The scripts of a frame read its lottery here; the pages of the web app have it where they are rendered. */
const withLottery = (html: string, lottery: Lottery): string => {
  const data = JSON.stringify(lottery).replaceAll('<', '\\u003c')
  const theme = lottery.brand.look ? `<link rel="stylesheet" href="${THEME}">` : ''
  return html.replace(
    '</head>',
    () => `${theme}<script id="lottery" type="application/json">${data}</script></head>`,
  )
}

export type RespondWithFile = (path: string, request: Request) => Promise<Response | null>

/** Answers with the file at the path, or with the style sheet of the lottery; null if there is none. */
export const openFiles = async (
  config: Config,
  roots: StaticRoots,
  theme: string | null = null,
): Promise<RespondWithFile> => {
  const [client, embed, media, look] = await Promise.all([
    openStaticFolder(roots.client),
    openStaticFolder(roots.embed, html => withLottery(html, config.lottery)),
    openStaticFolder(roots.media),
    openStaticFolder(config.lookFolder),
  ])

  const developers = config.developerSite && roots.developers ? openDeveloperSite(roots.developers) : null

  const embedHeaders = (path: string): HeaderRecord => {
    if (LOADER.test(path)) return LOADER_HEADERS
    return path.startsWith(EMBED_ASSETS) ? BASE_HEADERS : pageHeaders(config, path, newNonce())
  }

  const respondWithEmbed: RespondWithFile = async (path, request) => {
    const headers = embedHeaders(path)
    const file = await embed.respond(path.slice(EMBED.length), request, headers)
    if (file || !isFramePath(path)) return file
    const unknown = await embed.respond(UNKNOWN_WIDGET, request, headers)
    return unknown && new Response(unknown.body, { status: 404, headers: unknown.headers })
  }

  const respondWithTheme = theme === null ? null : openStyleSheet(theme)

  const respondWithLook: RespondWithFile = (path, request) =>
    path === THEME && respondWithTheme
      ? respondWithTheme(request, LOOK_HEADERS)
      : look.respond(path.slice(LOOK_PATH.length - 1), request, LOOK_HEADERS)

  return async (path, request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    if (path.startsWith(MEDIA_FILE_PATH)) {
      const file = await media.respond(path.slice(MEDIA_FILE_PATH.length - 1), request, MEDIA_HEADERS)
      return file ?? problemResponse(new ProblemError(404))
    }
    if (path.startsWith(LOOK_PATH))
      return (await respondWithLook(path, request)) ?? problemResponse(new ProblemError(404))
    if (path.startsWith(`${EMBED}/`)) {
      const file = await respondWithEmbed(path, request)
      if (file) return file
    }
    return (await developers?.(path, request)) ?? client.respond(path, request, BASE_HEADERS)
  }
}
