export { BallRow } from './BallRow.tsx'
export type { BallRowProps } from './BallRow.tsx'
