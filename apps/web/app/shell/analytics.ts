import type { AnalyticsPort } from '@players-club/flow-hooks/club'

/** Dispatches events on the page; a lottery's tag manager listens to them, and we load none ourselves. */
export const analytics: AnalyticsPort = {
  pageView: path => emit('pageView', path),
  identify: login => emit('identify', login),
}

function emit(name: 'pageView' | 'identify', subject: string): void {
  globalThis.dispatchEvent?.(new CustomEvent(`players-club:${name}`, { detail: subject }))
}
