import { Backdrop } from '../faces/Backdrop.tsx'
import { faceColors } from '../faces/faceColors.ts'
import { gameMotifs } from '../faces/gameMotifs.tsx'
import { Picture } from '../Picture.tsx'
import { pick, seeded } from '../seeded.ts'

/** What the generated picture of a game is drawn from; the same seed draws the same picture. */
export interface GameFaceProps {
  /** Determines motif, colours, pattern and details. */
  seed: string
}

type GameMotif = keyof typeof gameMotifs
const motifNames = Object.keys(gameMotifs) as [GameMotif, ...GameMotif[]]

/** A decorative face for a game: the same seed (its id or name) always gives the same face. */
export function GameFace({ seed }: GameFaceProps) {
  const random = seeded(seed)
  const colors = pick(random, faceColors)
  const motif = pick(random, motifNames)
  return (
    <Picture size={[480, 360]}>
      <Backdrop colors={colors} random={random} />
      {gameMotifs[motif](colors, random)}
    </Picture>
  )
}
