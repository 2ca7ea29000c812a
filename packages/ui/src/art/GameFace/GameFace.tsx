import { Backdrop } from '../faces/Backdrop.tsx'
import { faceColors } from '../faces/faceColors.ts'
import { gameMotifs } from '../faces/gameMotifs.tsx'
import { Picture } from '../Picture.tsx'
import { pick, seeded } from '../seeded.ts'

/** The names of all motifs of games. */
export const gameMotifNames = Object.keys(gameMotifs) as [GameMotif, ...GameMotif[]]
/** The name of a motif of a game's picture. */
export type GameMotif = keyof typeof gameMotifs

/** What the generated picture of a game is drawn from; the same seed draws the same picture. */
export interface GameFaceProps {
  /** Determines colours, pattern and details. */
  seed: string
  /** The motif; chosen by the seed when omitted. */
  motif?: GameMotif
  /** Alternative text, where no text beside the picture says the same. Without a label it is decorative. */
  label?: string
}

/** A face for a game: the same seed (its id or name) always gives the same face. */
export function GameFace({ seed, motif, label }: GameFaceProps) {
  const random = seeded(seed)
  const colors = pick(random, faceColors)
  const drawn = pick(random, gameMotifNames)
  return (
    <Picture size={[480, 360]} label={label}>
      <Backdrop colors={colors} random={random} />
      {gameMotifs[motif ?? drawn](colors, random)}
    </Picture>
  )
}
