export { type Confetti, type ConfettiBurst } from './createConfetti.ts'
export { useConfetti } from './useConfetti.ts'
