import { confettiPieces } from './confettiPieces.ts'
import { drawConfetti } from './drawConfetti.ts'

/** The part of Confetti that is loaded lazily. Its randomness is only visual. */
export function fall(
  canvas: HTMLCanvasElement,
  { pieces, durationMs }: { pieces: number; durationMs: number },
): () => void {
  return drawConfetti(canvas, confettiPieces(pieces, Math.random), durationMs)
}
