import type { Piece } from './confettiPieces.ts'

/** Animates the pieces for `duration` ms. Returns a function that stops it early. */
export function drawConfetti(
  canvas: HTMLCanvasElement,
  pieces: readonly Piece[],
  duration: number,
): () => void {
  const context = canvas.getContext('2d')
  const { clientWidth: width, clientHeight: height } = canvas
  canvas.width = width
  canvas.height = height

  const started = performance.now()
  let frame = requestAnimationFrame(draw)

  function draw(): void {
    const elapsed = performance.now() - started
    if (!context) return
    context.clearRect(0, 0, width, height)
    if (elapsed >= duration) return
    context.globalAlpha = Math.min(1, (duration - elapsed) / 500)
    for (const piece of pieces) drawPiece(context, piece, elapsed / 1000, width, height)
    frame = requestAnimationFrame(draw)
  }

  return () => cancelAnimationFrame(frame)
}

function drawPiece(
  context: CanvasRenderingContext2D,
  piece: Piece,
  seconds: number,
  width: number,
  height: number,
): void {
  const y = (piece.y + piece.fall * seconds) * height
  if (y < -20 || y > height + 20) return
  const turn = piece.spin + seconds * 4
  const x = (piece.x + piece.drift * seconds) * width + Math.sin(turn) * 8
  context.fillStyle = piece.color
  // A turning piece shows a narrow side and does not blink.
  const flatness = 0.35 + 0.65 * Math.abs(Math.cos(turn))
  context.fillRect(x, y, piece.size, piece.size * flatness)
}
