export { type Spinner } from './createSpinner.ts'
export { useSpinner } from './useSpinner.ts'
