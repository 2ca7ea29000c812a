export { createStore, type ReadonlyStore, type Store } from './createStore.ts'
export { useStore } from './useStore.ts'
