export { PollResults } from './PollResults.tsx'
export type { PollResultsProps } from './PollResults.tsx'
