/** A visit of a guarded page, and who opened it. */
export interface GuardedPage {
  readonly path: string
  readonly isRestoring: boolean
  readonly openedAsGuest: boolean
}

export interface GuardedPageStore {
  /** The visit of that page, where it is the one under way. */
  of(path: string): GuardedPage | null
  /** Keeps it until the page is left, which the returned function reports. */
  keep(visit: GuardedPage): () => void
}

/** The visit that is under way. It outlives the components of its page, which begin again with another player. */
export function createGuardedPageStore(): GuardedPageStore {
  let current: GuardedPage | null = null
  return {
    of: path => (current?.path === path ? current : null),
    keep(visit) {
      current = visit
      return () => {
        if (current === visit) current = null
      }
    },
  }
}
