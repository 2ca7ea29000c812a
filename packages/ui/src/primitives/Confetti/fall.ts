import { confettiPieces } from './confettiPieces.ts'
import { drawConfetti } from './drawConfetti.ts'

/** The part of Confetti that is only fetched for a win. Chance is only for looks here. */
export function fall(
  canvas: HTMLCanvasElement,
  { pieces, durationMs }: { pieces: number; durationMs: number },
  onEnd: () => void,
): () => void {
  return drawConfetti(canvas, confettiPieces(pieces, Math.random), durationMs, onEnd)
}
