import { renderToStaticMarkup } from 'react-dom/server'
import { Backdrop } from '../../src/art/faces/Backdrop.tsx'
import { faceColors } from '../../src/art/faces/faceColors.ts'
import { gameMotifs } from '../../src/art/faces/gameMotifs.tsx'
import { rewardMotifs } from '../../src/art/faces/rewardMotifs.tsx'
import { pick, seeded } from '../../src/art/seeded.ts'

const motifs = { ...gameMotifs, ...rewardMotifs }
export type PictureMotif = keyof typeof motifs

export interface PicturePlan {
  /** Decides pattern and details, and the colours where they are not named. */
  readonly seed: string
  readonly motif: PictureMotif
  /** One of the kit's sets of colours, by its place. */
  readonly colors?: number
}

/** A face of the art kit as a file of its own. */
export function drawPicture({ seed, motif, colors }: PicturePlan): string {
  const random = seeded(seed)
  const set = (colors === undefined ? undefined : faceColors[colors]) ?? pick(random, faceColors)
  const markup = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="480"
      height="360"
      viewBox="0 0 480 360"
      preserveAspectRatio="xMidYMid slice"
    >
      <Backdrop colors={set} random={random} />
      {motifs[motif](set, random)}
    </svg>,
  )
  return `${markup}\n`
}
