export { createManualClock, settled, type ManualClock } from './createManualClock.ts'
export { problemOf } from './problemOf.ts'
export { json, recordingFetch, type RecordingFetch, type Sent } from './recordingFetch.ts'
