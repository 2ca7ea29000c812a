import { clientHeaders, createApi, type Api, type Bases, type ClientPlatform } from '@players-club/api-client'
import { loadLate } from '@players-club/domain-models'
import type { SessionLink } from '../ClubPorts.ts'
import { browserClock } from './browserClock.ts'
import { browserId } from './browserId.ts'
import { createCsrf } from './createCsrf.ts'

export type BrowserApiOptions = {
  readonly platform: ClientPlatform['X-Client-Platform']
  /** The token the page was rendered with. */
  readonly csrfToken: string | null
  readonly bases?: Bases
}

/** The API over the browser's own `fetch`, as a port of the club. */
export function browserApi({ platform, csrfToken, bases }: BrowserApiOptions): (link: SessionLink) => Api {
  return link =>
    createApi({
      ...link,
      bases,
      fetch: async (url, init) => {
        if (!init.onProgress) return fetch(url, init)
        // Comes with the first upload: hardly a visit has one.
        const { uploadFetch } = await loadLate(() => import('./uploadFetch.ts'))
        return uploadFetch(url, init)
      },
      csrf: createCsrf(csrfToken),
      platform: clientHeaders(platform, navigator),
      clock: browserClock,
      id: browserId,
    })
}
