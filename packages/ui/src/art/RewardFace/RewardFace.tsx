import { Backdrop } from '../faces/Backdrop.tsx'
import { faceColors } from '../faces/faceColors.ts'
import { rewardMotifs } from '../faces/rewardMotifs.tsx'
import { Picture } from '../Picture.tsx'
import { pick, seeded } from '../seeded.ts'

/** The names of all motifs of rewards. */
export const rewardMotifNames = Object.keys(rewardMotifs) as [RewardMotif, ...RewardMotif[]]
/** The name of a motif of a reward's picture. */
export type RewardMotif = keyof typeof rewardMotifs

/** What the generated picture of a reward is drawn from; the same seed draws the same picture. */
export interface RewardFaceProps {
  /** Determines colours, pattern and details. */
  seed: string
  /** The motif; chosen by the seed when omitted. */
  motif?: RewardMotif
}

/** A decorative face for a reward or a prize: the same seed (its id or name) always gives the same face. */
export function RewardFace({ seed, motif }: RewardFaceProps) {
  const random = seeded(seed)
  const colors = pick(random, faceColors)
  const drawn = pick(random, rewardMotifNames)
  return (
    <Picture size={[480, 360]}>
      <Backdrop colors={colors} random={random} />
      {rewardMotifs[motif ?? drawn](colors, random)}
    </Picture>
  )
}
