import type { AnalyticsPort } from '@players-club/flow-hooks/club'

/** Tells the page's own event listeners; a lottery's tag manager subscribes to them, and none is loaded by us. */
export const analytics: AnalyticsPort = {
  pageView: path => emit('pageView', path),
  identify: login => emit('identify', login),
}

function emit(name: 'pageView' | 'identify', subject: string): void {
  globalThis.dispatchEvent?.(new CustomEvent(`players-club:${name}`, { detail: subject }))
}
