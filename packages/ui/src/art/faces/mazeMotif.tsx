import { star, type Motif } from './Motif.ts'

/** The footprints of a roadrunner: a cross, which does not show where the bird went. */
const TRACKS = [
  [170, 272],
  [198, 250],
  [244, 252],
  [292, 250],
  [338, 236],
  [340, 190],
  [338, 144],
  [318, 110],
  [272, 111],
  [240, 138],
  [296, 160],
  [297, 206],
] as const

const track = TRACKS.map(([x, y]) => `M${x - 7} ${y - 8}l14 16m0-16l-14 16`).join('')

/** Walls around a star, and the tracks of the one who was there before. */
export const mazeMotif: Motif = colors => (
  <>
    <rect x="92" y="64" width="296" height="232" rx="20" fill={colors.dark} />
    <path
      d="M150 270H122V90H358V270H190M220 130H162V230H318V130H260M122 180H162M204 208V164H276V208"
      fill="none"
      stroke={colors.main}
      strokeWidth="12"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
    <path d={track} fill="none" stroke={colors.paper} strokeWidth="5" strokeLinecap="round" />
    <path d={star(240, 194, 22)} fill={colors.second} />
  </>
)
