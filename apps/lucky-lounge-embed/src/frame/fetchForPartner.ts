import type { WidgetHost } from '@players-club/flow-hooks/lounge'

/** Names the partner's page around the frame in each call: the frame's session is for that page alone. */
export function fetchForPartner({ partnerOrigin }: Pick<WidgetHost, 'partnerOrigin'>): typeof fetch {
  return (url, init) => {
    const origin = partnerOrigin()
    const headers = new Headers(init?.headers)
    if (origin !== null) headers.set('X-Partner-Origin', origin)
    return fetch(url, { ...init, headers })
  }
}
