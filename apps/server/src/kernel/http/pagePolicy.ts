import { randomBytes } from 'node:crypto'
import { PAYMENT_RESULT_PATH } from '@players-club/domain-models'
import type { Config } from '../config/config.ts'
import { BASE_HEADERS, permissionsPolicy, type HeaderRecord } from './securityHeaders.ts'

const FRAMES = '/embed/frames/'
/** The window in which a partner's visitor signs in: the one page that has to reach its opener. */
const SIGN_IN_WINDOW = '/embed/sign-in'

export const isFramePath = (path: string) => path.startsWith(FRAMES)

export const newNonce = () => randomBytes(16).toString('base64')

const originOf = (service: { url: string } | null) => (service ? [new URL(service.url).origin] : [])

/** Whose pages our pages may frame, for games and identity scans; the sandbox plays several services at once. */
const frameOriginsOf = ({ sandbox, identity, arcade }: Config) => [
  ...new Set([...originOf(sandbox), ...originOf(identity), ...originOf(arcade)]),
]

/**
 * Whose pages may take payments in a frame, without device permissions. Client-side navigation keeps the document, so
 * every page may come to show a payment, except those that are in a frame themselves.
 */
const paymentOriginsOf = ({ payments }: Config, path: string) =>
  payments && !isFramePath(path) && path !== PAYMENT_RESULT_PATH ? [payments.pageOrigin] : []

/** Partners frame their widgets, and the payment returns to a page of ours in a frame of ours. */
const embeddersOf = ({ embedOrigins }: Config, path: string) => {
  if (isFramePath(path)) return embedOrigins
  return path === PAYMENT_RESULT_PATH ? ["'self'"] : []
}

const listed = (origins: readonly string[]) => [...new Set(origins)].map(origin => ` ${origin}`).join('')

const contentPolicy = (config: Config, path: string, nonce: string) => {
  const frameOrigins = frameOriginsOf(config)
  const embedders = embeddersOf(config, path)
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // In development changed styles are injected into an open page.
    `style-src 'self' ${config.webApp === 'source' ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    `img-src 'self' data: blob:${listed(frameOrigins)}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self'${listed([...frameOrigins, ...paymentOriginsOf(config, path)])}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${embedders.length > 0 ? embedders.join(' ') : "'none'"}`,
    ...(config.publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The headers of the page at this path; its nonce makes them different every time. */
export const pageHeaders = (config: Config, path: string, nonce: string): HeaderRecord => ({
  ...BASE_HEADERS,
  'cache-control': 'no-store',
  'content-security-policy': contentPolicy(config, path, nonce),
  'permissions-policy': permissionsPolicy(frameOriginsOf(config)),
  ...(path === SIGN_IN_WINDOW ? { 'cross-origin-opener-policy': 'unsafe-none' } : {}),
})
