export { createManualClock, settled } from './createManualClock.ts'
export { problemOf } from './problemOf.ts'
export { json, recordingFetch } from './recordingFetch.ts'
