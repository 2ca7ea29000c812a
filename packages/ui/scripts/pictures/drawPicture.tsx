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
  /** Without one it is a ground for something else. */
  readonly motif: PictureMotif | null
  /** One of the kit's sets of colours, by its place. */
  readonly colors?: number
  /** 16 by 9 instead of 4 by 3: the same face, cut above and below. */
  readonly isWide?: boolean
}

/** A face of the art kit as a file of its own. */
export function drawPicture({ seed, motif, colors, isWide = false }: PicturePlan): string {
  const random = seeded(seed)
  const set = (colors === undefined ? undefined : faceColors[colors]) ?? pick(random, faceColors)
  const markup = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="480"
      height={isWide ? 270 : 360}
      viewBox={isWide ? '0 45 480 270' : '0 0 480 360'}
      preserveAspectRatio="xMidYMid slice"
    >
      <Backdrop colors={set} random={random} />
      {motif && motifs[motif](set, random)}
    </svg>,
  )
  return `${markup}\n`
}
