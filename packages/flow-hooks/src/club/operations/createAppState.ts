import { errorMessage } from '@players-club/api-client'
import { createStore, readable, type ReadonlyStore } from '../store/createStore.ts'
import { idleOperation, operation, type Operation, type OperationEvent } from './Operation.ts'

/** A part of the application's state. */
export type AppSlice = {
  clear(): void
  /** Does not belong to a player (like the address look-up), and stays when the state is cleared. */
  readonly survivesClear?: boolean
}

/** An asynchronous operation as a part of the state. */
export type OperationStore<T> = ReadonlyStore<Operation<T>> & {
  /** Runs it; an answer that comes after a newer start, or after clearing, is ignored. */
  run(ask: () => Promise<T>): Promise<void>
  clear(): void
}

/** The slices of the page's state, which are cleared together when the player changes. */
export type AppState = {
  add(slice: AppSlice): void
  operation<T>(options?: Pick<AppSlice, 'survivesClear'>): OperationStore<T>
  /** Clears every slice but those that declare they survive it. */
  clear(): void
}

/** The application's state besides the session: gone when the player is. */
export function createAppState(): AppState {
  const slices: AppSlice[] = []
  return {
    add: slice => void slices.push(slice),
    operation<T>({ survivesClear }: Pick<AppSlice, 'survivesClear'> = {}) {
      const store = createOperation<T>()
      slices.push({ clear: store.clear, survivesClear })
      return store
    },
    clear() {
      for (const slice of slices) if (!slice.survivesClear) slice.clear()
    },
  }
}

function createOperation<T>(): OperationStore<T> {
  const store = createStore(idleOperation<T>())
  let runs = 0
  return {
    ...readable(store),
    async run(ask) {
      runs += 1
      const mine = runs
      const tell = (event: OperationEvent<T>) => {
        if (mine === runs) store.setState(operation(store.getState(), event))
      }
      tell({ type: 'pending' })
      try {
        tell({ type: 'fulfilled', data: await ask() })
      } catch (error) {
        tell({ type: 'rejected', error: errorMessage(error) })
      }
    },
    clear() {
      runs += 1
      store.setState(idleOperation<T>())
    },
  }
}
