import type { AnalyticsPort } from '../ClubPorts.ts'
import type { MessageBarStore } from '../messageBar/createMessageBar.ts'

export type PageViews = { visited(pathname: string): void }

/** Tells one page from the next: a render more of the same page is no visit. */
export function createPageViews(analytics: AnalyticsPort, messages: MessageBarStore): PageViews {
  let last: string | null = null
  return {
    visited(pathname) {
      if (pathname === last) return
      last = pathname
      analytics.pageView(pathname)
      messages.routeChanged(pathname)
    },
  }
}
