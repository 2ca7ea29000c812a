import { renderToStaticMarkup } from 'react-dom/server'
import { Backdrop } from '../../src/art/faces/Backdrop.tsx'
import { faceColors, nightColors } from '../../src/art/faces/faceColors.ts'
import { gameMotifs } from '../../src/art/faces/gameMotifs.tsx'
import { NightBackdrop } from '../../src/art/faces/NightBackdrop.tsx'
import { rewardMotifs } from '../../src/art/faces/rewardMotifs.tsx'
import { storeMotifs } from '../../src/art/faces/storeMotifs.tsx'
import { pick, seeded } from '../../src/art/seeded.ts'

const motifs = { ...gameMotifs, ...rewardMotifs, ...storeMotifs }
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
  /** The lounge's: its own colours, under its own sky. */
  readonly isNight?: boolean
  /** A round of it, without the ground around: a mark. */
  readonly isMark?: boolean
}

const boxOf = ({ isWide, isMark }: PicturePlan) => {
  if (isMark) return { width: 240, height: 240, viewBox: '70 10 340 340' }
  return isWide
    ? { width: 480, height: 270, viewBox: '0 45 480 270' }
    : { width: 480, height: 360, viewBox: '0 0 480 360' }
}

/** A face of the art kit as a file of its own. */
export function drawPicture(plan: PicturePlan): string {
  const { seed, motif, colors, isNight = false, isMark = false } = plan
  const random = seeded(seed)
  const sets = isNight ? nightColors : faceColors
  const set = (colors === undefined ? undefined : sets[colors]) ?? pick(random, sets)
  const Ground = isNight ? NightBackdrop : Backdrop
  const markup = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" {...boxOf(plan)} preserveAspectRatio="xMidYMid slice">
      {isMark ? (
        <circle cx="240" cy="180" r="166" fill={set.shade} stroke={set.third} strokeWidth="8" />
      ) : (
        <Ground colors={set} random={random} />
      )}
      {motif && isMark && <g transform="translate(60 45) scale(.75)">{motifs[motif](set, random)}</g>}
      {motif && !isMark && motifs[motif](set, random)}
    </svg>,
  )
  return `${markup}\n`
}
