import {
  clientHeaders,
  createApi,
  type Api,
  type Bases,
  type ClientPlatform,
  type NavigatorLike,
} from '@players-club/api-client'
import { loadLate, type Locale } from '@players-club/domain-models'
import type { SessionLink } from '../ClubPorts.ts'
import { browserId } from './browserId.ts'
import { browserTimers } from './browserTimers.ts'
import type { BrowserClock } from './createBrowserClock.ts'
import { createCsrf } from './createCsrf.ts'

/**
 * What `browserApi` needs: the platform, the page's language and CSRF token, and the clock. `bases` are the paths of a
 * proxy on the page's own origin: the club answers the browsers of no other one.
 */
export type BrowserApiOptions = {
  readonly platform: ClientPlatform['X-Client-Platform']
  /** The language of the page, in which the server answers. */
  readonly locale: Locale
  /** The token the page was rendered with. */
  readonly csrfToken: string | null
  /** Learns the server's time from the answers. */
  readonly clock: BrowserClock
  readonly bases?: Bases
  /** Sends a call. @default the browser's own `fetch` */
  readonly fetch?: typeof fetch
}

/** A server renders without sending a call; Node has a `navigator` from version 21 on. */
const browserAgent = (): NavigatorLike => (typeof navigator === 'undefined' ? { userAgent: '' } : navigator)

/** The API over the browser's own `fetch`, as a port of the club. */
export function browserApi({
  platform,
  locale,
  csrfToken,
  clock,
  bases,
  fetch: send,
}: BrowserApiOptions): (link: SessionLink) => Api {
  return link =>
    createApi({
      ...link,
      bases,
      fetch: async (url, init) => {
        if (!init.onProgress) {
          const sentAt = clock.elapsed()
          const response = await (send ?? fetch)(url, init)
          clock.learn(response.headers.get('Date'), clock.elapsed() - sentAt)
          return response
        }
        // Comes with the first upload: hardly a visit has one. A reload would lose the file that was chosen.
        const { uploadFetch } = await loadLate(() => import('./uploadFetch.ts'), { mayReload: false })
        return uploadFetch(url, init)
      },
      onLeftOut: mismatch => reportError(mismatch),
      csrf: createCsrf(csrfToken),
      platform: clientHeaders(platform, browserAgent()),
      locale,
      clock: browserTimers,
      id: browserId,
    })
}
