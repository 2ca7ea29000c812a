export { Confetti } from './Confetti.tsx'
export type { ConfettiProps } from './Confetti.tsx'
