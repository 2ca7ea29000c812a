import type { CsrfPort } from '@players-club/api-client'

/** Holds the CSRF token: the page's at first, then whatever the server hands out. */
export function createCsrf(pageToken: string | null): CsrfPort {
  let held = pageToken
  return {
    get: () => held,
    set: token => {
      held = token
    },
  }
}
