/** A part of the application's state that belongs to a player. */
type AppSlice = { clear(): void }

/** The slices of the page's state, which are cleared together when the player changes. */
export type AppState = {
  add(slice: AppSlice): void
  /** Clears every slice. */
  clear(): void
}

/** The application's state besides the session: gone when the player is. */
export function createAppState(): AppState {
  const slices: AppSlice[] = []
  return {
    add: slice => void slices.push(slice),
    clear() {
      for (const slice of slices) slice.clear()
    },
  }
}
