import { errorMessage } from '@players-club/api-client'
import { createStore, readable, type ReadonlyStore } from '../store/createStore.ts'
import { idleOperation, operation, type Operation, type OperationEvent } from './Operation.ts'

/** An asynchronous operation as a store. */
export type OperationStore<T> = ReadonlyStore<Operation<T>> & {
  /** Runs it; an answer that comes after a newer start is ignored. */
  run(ask: () => Promise<T>): Promise<void>
}

/** An operation that was not started. */
export function createOperation<T>(): OperationStore<T> {
  const store = createStore(idleOperation<T>())
  let runs = 0
  return {
    ...readable(store),
    async run(ask) {
      runs += 1
      const mine = runs
      const dispatch = (event: OperationEvent<T>) => {
        if (mine === runs) store.setState(operation(store.getState(), event))
      }
      dispatch({ type: 'pending' })
      try {
        dispatch({ type: 'fulfilled', data: await ask() })
      } catch (error) {
        dispatch({ type: 'rejected', error: errorMessage(error) })
      }
    },
  }
}
