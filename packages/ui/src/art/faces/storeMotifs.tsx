import type { FaceColors } from './faceColors.ts'
import { star, type Motif } from './Motif.ts'

/** A token on its edge or lying flat: a rim, a face, a star. */
function Token({ x, y, size = 26, colors }: { x: number; y: number; size?: number; colors: FaceColors }) {
  return (
    <g>
      <circle cx={x} cy={y} r={size} fill={colors.second} />
      <circle cx={x} cy={y} r={size * 0.74} fill="none" stroke={colors.dark} strokeWidth="3" opacity="0.45" />
      <path d={star(x, y, size * 0.48)} fill={colors.dark} opacity="0.7" />
    </g>
  )
}

/** A heap of tokens in rows, with the given width at its base. */
function Heap({ foot, top, rows, colors }: { foot: number; top: number; rows: number; colors: FaceColors }) {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: foot - (rows - 1 - row) }, (__, at) => (
      <Token
        key={`${row}-${at}`}
        x={240 + (at - (foot - 1 - (rows - 1 - row)) / 2) * 50}
        y={top + row * 36}
        colors={colors}
      />
    )),
  )
}

/** A leather purse with a drawstring. */
const pocketful: Motif = colors => (
  <>
    <Token x={330} y={250} colors={colors} />
    <path d="M196 122c-70 40-96 158-22 166h92c74-8 48-126-22-166Z" fill={colors.main} />
    <path d="M186 96h68l-14 32h-40Z" fill={colors.main} />
    <rect x="184" y="118" width="72" height="16" rx="8" fill={colors.third} />
    <path d={star(220, 216, 34)} fill={colors.paper} opacity="0.85" />
  </>
)

/** Two saddlebags. */
const saddlebag: Motif = colors => (
  <>
    <Heap foot={3} rows={1} top={116} colors={colors} />
    <path d="M120 116h240v40H120Z" fill={colors.third} />
    {[150, 330].map(x => (
      <g key={x}>
        <path d={`M${x - 62} 140h124v96a52 52 0 0 1-52 52h-20a52 52 0 0 1-52-52Z`} fill={colors.main} />
        <path d={`M${x - 62} 140h124v24a62 44 0 0 1-124 0Z`} fill={colors.third} />
        <rect x={x - 9} y="188" width="18" height="44" rx="6" fill={colors.second} />
      </g>
    ))}
  </>
)

/** An iron box with an open lid. */
const strongbox: Motif = colors => (
  <>
    <path d="M128 150l20-62h184l20 62Z" fill={colors.third} />
    <Heap foot={4} rows={2} top={128} colors={colors} />
    <rect x="112" y="182" width="256" height="106" rx="12" fill={colors.main} />
    <path d="M112 214h256" stroke={colors.dark} strokeWidth="8" opacity="0.35" />
    <rect x="214" y="196" width="52" height="56" rx="10" fill={colors.paper} />
    <path d="M240 214v20" stroke={colors.dark} strokeWidth="8" strokeLinecap="round" />
  </>
)

/** A mine cart on rails. */
const orecart: Motif = colors => (
  <>
    <Heap foot={5} rows={2} top={116} colors={colors} />
    <path d="M108 166h264l-34 92H142Z" fill={colors.main} />
    <path d="M100 158h280v20H100Z" fill={colors.third} />
    {[180, 300].map(x => (
      <g key={x}>
        <circle cx={x} cy="264" r="28" fill={colors.dark} />
        <circle cx={x} cy="264" r="11" fill={colors.paper} />
      </g>
    ))}
    <path d="M72 296h336" stroke={colors.dark} strokeWidth="10" strokeLinecap="round" opacity="0.6" />
  </>
)

/** A vein of ore in the rock, and a pick. */
const motherlode: Motif = colors => (
  <>
    <path d="M84 290 132 128l76-44 98 18 82 84 10 104Z" fill={colors.main} />
    <path
      d="M120 262c50-22 44-66 96-78s62-58 116-40"
      fill="none"
      stroke={colors.second}
      strokeWidth="30"
      strokeLinecap="round"
    />
    {[
      [140, 250],
      [216, 186],
      [312, 146],
    ].map(([x = 0, y = 0]) => (
      <path key={x} d={star(x, y, 20)} fill={colors.paper} />
    ))}
    <path d="M274 284 372 162" stroke={colors.third} strokeWidth="16" strokeLinecap="round" />
    <path
      d="M322 142c42-6 74 22 82 62"
      fill="none"
      stroke={colors.dark}
      strokeWidth="18"
      strokeLinecap="round"
    />
  </>
)

/** A hoard of tokens. */
const bonanza: Motif = colors => (
  <>
    <path d={star(240, 108, 62)} fill={colors.paper} opacity="0.9" />
    <Heap foot={7} rows={4} top={160} colors={colors} />
  </>
)

/** One motif for each token bundle. */
export const storeMotifs = { pocketful, saddlebag, strongbox, orecart, motherlode, bonanza }
