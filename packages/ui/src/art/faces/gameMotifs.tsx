import { mesa, saguaroPath } from '../DesertScene/landforms.ts'
import { pick } from '../seeded.ts'
import { desertMotifs } from './desertMotifs.tsx'
import { festiveMotifs } from './festiveMotifs.tsx'
import type { Motif } from './Motif.ts'
import { star } from './Motif.ts'
import { mazeMotif } from './mazeMotif.tsx'

const reels: Motif = (colors, random) => (
  <>
    <rect x="84" y="96" width="312" height="168" rx="28" fill={colors.dark} />
    {[0, 1, 2].map(index => {
      const x = 108 + index * 90
      const shape = pick(random, ['sun', 'star', 'bar'])
      return (
        <g key={index}>
          <rect x={x} y="118" width="84" height="124" rx="14" fill={colors.paper} />
          {shape === 'sun' && <circle cx={x + 42} cy="180" r="26" fill={colors.main} />}
          {shape === 'star' && <path d={star(x + 42, 182, 30)} fill={colors.second} />}
          {shape === 'bar' && <rect x={x + 16} y="166" width="52" height="28" rx="8" fill={colors.third} />}
        </g>
      )
    })}
    <path d="M408 150v60" stroke={colors.dark} strokeWidth="12" strokeLinecap="round" />
    <circle cx="408" cy="140" r="18" fill={colors.main} />
  </>
)

const balls: Motif = (colors, random) =>
  [
    [150, 214, 58],
    [252, 160, 68],
    [346, 222, 52],
  ].map(([x = 0, y = 0, r = 0], index) => (
    <g key={x}>
      <circle cx={x} cy={y} r={r} fill={[colors.main, colors.second, colors.third][index]} />
      <circle cx={x} cy={y} r={r * 0.56} fill={colors.paper} />
      <text
        x={x}
        y={y + r * 0.2}
        fontSize={r * 0.6}
        fontWeight="800"
        textAnchor="middle"
        fontFamily="Bricolage Grotesque, sans-serif"
        fill={colors.dark}
      >
        {1 + Math.floor(random() * 58)}
      </text>
    </g>
  ))

const cards: Motif = colors =>
  [-14, 0, 14].map((turn, index) => (
    <g key={turn} transform={`rotate(${turn} 240 300) translate(${(index - 1) * 62} 0)`}>
      <rect x="184" y="92" width="112" height="166" rx="18" fill={colors.paper} />
      <rect
        x="196"
        y="104"
        width="88"
        height="142"
        rx="10"
        fill={[colors.main, colors.second, colors.third][index]}
      />
      <path d={star(240, 178, 32)} fill={colors.paper} />
    </g>
  ))

const tiles: Motif = (colors, random) => {
  const cells = [
    [0, 0],
    [1, 0],
    [2, 0],
    [1, 1],
    [1, 2],
    [2, 2],
    [3, 2],
  ]
  return cells.map(([column = 0, row = 0], index) => {
    const [x, y] = [122 + column * 62, 90 + row * 62]
    return (
      <g key={`${column} ${row}`}>
        <rect
          x={x}
          y={y}
          width="56"
          height="56"
          rx="12"
          fill={index % 3 === 0 ? colors.second : colors.paper}
        />
        <text
          x={x + 28}
          y={y + 39}
          fontSize="32"
          fontWeight="800"
          textAnchor="middle"
          fontFamily="Bricolage Grotesque, sans-serif"
          fill={colors.dark}
        >
          {pick(random, ['A', 'C', 'E', 'N', 'O', 'R', 'S', 'T', 'U'])}
        </text>
      </g>
    )
  })
}

const wheel: Motif = colors => (
  <>
    <circle cx="240" cy="184" r="112" fill={colors.dark} />
    {Array.from({ length: 8 }, (_, index) => (
      <path
        key={index}
        d="M240 184L240 84A100 100 0 0 1 310.7 113.3Z"
        transform={`rotate(${index * 45} 240 184)`}
        fill={[colors.main, colors.paper, colors.second, colors.third][index % 4]}
      />
    ))}
    <circle cx="240" cy="184" r="26" fill={colors.dark} />
    <path
      d="M222 60h36l-18 38Z"
      fill={colors.paper}
      stroke={colors.dark}
      strokeWidth="6"
      strokeLinejoin="round"
    />
  </>
)

const gem: Motif = colors => (
  <>
    <path d="M150 130h180l52 62-142 118L98 192Z" fill={colors.main} />
    <path d="M150 130l40 62 50-62 50 62 40-62 52 62H98Z" fill={colors.second} />
    <path d="M190 192h100l-50 118Z" fill={colors.paper} opacity="0.85" />
    <path d={star(360, 96, 22)} fill={colors.paper} />
    <path d={star(112, 110, 14)} fill={colors.paper} />
  </>
)

/** Two cards with the same mesa. */
const pair: Motif = colors => (
  <>
    {[-1, 1].map(side => (
      <g key={side} transform={`rotate(${side * 7} 240 320) translate(${side * 80} 0)`}>
        <rect x="168" y="76" width="144" height="200" rx="18" fill={colors.paper} />
        <rect x="180" y="88" width="120" height="176" rx="10" fill={colors.shade} />
        <circle cx="268" cy="130" r="20" fill={colors.second} />
        <path d={mesa(240, 238, 116, 66)} fill={colors.main} />
        <rect x="180" y="230" width="120" height="34" rx="10" fill={colors.dark} />
      </g>
    ))}
    <circle cx="240" cy="186" r="32" fill={colors.dark} stroke={colors.paper} strokeWidth="6" />
    <path d="M226 178h28M226 194h28" stroke={colors.second} strokeWidth="8" strokeLinecap="round" />
  </>
)

const mesas: Motif = colors => (
  <>
    <circle cx="316" cy="132" r="58" fill={colors.second} />
    <path d={mesa(170, 290, 250, 130)} fill={colors.third} />
    <path d={mesa(330, 300, 260, 90)} fill={colors.main} />
    <rect y="284" width="480" height="80" fill={colors.dark} />
    <path
      d={saguaroPath(120, 304, 120)}
      fill="none"
      stroke={colors.paper}
      strokeWidth="16"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
)

const scratch: Motif = colors => (
  <g transform="rotate(-6 240 180)">
    <rect x="108" y="78" width="264" height="204" rx="22" fill={colors.paper} />
    <rect x="128" y="98" width="224" height="52" rx="10" fill={colors.main} />
    {[0, 1, 2].map(index => (
      <rect key={index} x={128 + index * 78} y="168" width="68" height="92" rx="12" fill={colors.shade} />
    ))}
    <path d={star(162, 216, 26)} fill={colors.second} />
    <path d={star(240, 216, 26)} fill={colors.second} />
    <path
      d="M288 196l52 12-50 12 50 14-48 10"
      fill="none"
      stroke={colors.paper}
      strokeWidth="9"
      strokeLinecap="round"
    />
    <circle cx="352" cy="248" r="30" fill={colors.second} stroke={colors.dark} strokeWidth="6" />
  </g>
)

const plainMotifs = { reels, balls, cards, tiles, wheel, gem, maze: mazeMotif, mesas, pair, scratch }
export const gameMotifs = { ...plainMotifs, ...desertMotifs, ...festiveMotifs }
