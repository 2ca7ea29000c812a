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
  /** Determines pattern and details, and the colours where they are not given. */
  readonly seed: string
  /** Without a motif the picture is only a background. */
  readonly motif: PictureMotif | null
  /** Index into the sets of colours. */
  readonly colors?: number
  /** 16 by 9 instead of 4 by 3: the same face, cropped at top and bottom. */
  readonly isWide?: boolean
  /** A picture of the lounge, with its own colours and night sky. */
  readonly isNight?: boolean
  /** Cropped to a circle without the background: a logo. */
  readonly isMark?: boolean
}

const boxOf = ({ isWide, isMark }: PicturePlan) => {
  if (isMark) return { width: 240, height: 240, viewBox: '70 10 340 340' }
  return isWide
    ? { width: 480, height: 270, viewBox: '0 45 480 270' }
    : { width: 480, height: 360, viewBox: '0 0 480 360' }
}

/** Renders one face of the art kit as SVG. */
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
