import { pick } from '../seeded.ts'
import { star, type Motif } from './Motif.ts'

const face = { fontFamily: 'Bricolage Grotesque, sans-serif', fontWeight: 800, textAnchor: 'middle' } as const

const guitar: Motif = colors => (
  <g transform="rotate(32 240 180)">
    <rect x="228" y="26" width="24" height="150" rx="6" fill={colors.dark} />
    <rect x="220" y="14" width="40" height="36" rx="8" fill={colors.dark} />
    <path
      d="M240 150c44 0 56 30 44 56 34 16 40 112-44 112s-78-96-44-112c-12-26 0-56 44-56Z"
      fill={colors.main}
    />
    <circle cx="240" cy="222" r="24" fill={colors.dark} />
    <rect x="208" y="268" width="64" height="12" rx="6" fill={colors.dark} />
    {[232, 240, 248].map(x => (
      <path key={x} d={`M${x} 40v232`} stroke={colors.paper} strokeWidth="3" />
    ))}
  </g>
)

const bingo: Motif = (colors, random) => (
  <g transform="rotate(-4 240 180)">
    <rect x="122" y="60" width="236" height="244" rx="20" fill={colors.paper} />
    {Array.from({ length: 16 }, (_, index) => {
      const [x, y] = [154 + (index % 4) * 58, 96 + Math.floor(index / 4) * 58]
      const isHit = index % 5 === 0
      return (
        <g key={index}>
          <circle cx={x} cy={y} r="24" fill={isHit ? colors.main : colors.shade} opacity={isHit ? 1 : 0.5} />
          <text x={x} y={y + 9} fontSize="24" {...face} fill={isHit ? colors.paper : colors.dark}>
            {1 + Math.floor(random() * 74)}
          </text>
        </g>
      )
    })}
  </g>
)

const lanterns: Motif = colors => (
  <>
    {[96, 240, 384].map((x, index) => {
      const y = index === 1 ? 150 : 176
      return (
        <g key={x}>
          <circle cx={x} cy={y + 56} r="82" fill={colors.second} opacity="0.22" />
          <path
            d={`M${x - 46} ${y}l8-14 12 10 14-12 12 12 14-12 12 10 12-10 8 16v120H${x - 46}Z`}
            fill={colors.paper}
          />
          <path
            d={`M${x} ${y + 34}c26 34 26 66 0 72-26-6-26-38 0-72Z`}
            fill={index === 1 ? colors.main : colors.third}
          />
          <path d={`M${x} ${y + 64}c12 16 12 36 0 40-12-4-12-24 0-40Z`} fill={colors.second} />
        </g>
      )
    })}
  </>
)

const sevens: Motif = colors =>
  [
    [130, 250, colors.third, -10],
    [350, 250, colors.second, 10],
    [240, 272, colors.main, 0],
  ].map(([x, y, fill, turn]) => (
    <text
      key={x}
      x={x}
      y={y}
      fontSize="210"
      {...face}
      fill={String(fill)}
      stroke={colors.paper}
      strokeWidth="8"
      paintOrder="stroke"
      transform={`rotate(${turn} ${x} ${y})`}
    >
      7
    </text>
  ))

const digits: Motif = (colors, random) =>
  [0, 1, 2].map(index => (
    <g key={index}>
      <rect x={88 + index * 106} y="92" width="92" height="176" rx="18" fill={colors.paper} />
      <path d={`M${88 + index * 106} 180h92`} stroke={colors.shade} strokeWidth="5" />
      <text
        x={134 + index * 106}
        y="220"
        fontSize="112"
        {...face}
        fill={[colors.main, colors.third, colors.dark][index]}
      >
        {Math.floor(random() * 10)}
      </text>
    </g>
  ))

const ribbons: Motif = (colors, random) =>
  [0, 1, 2].map(index => {
    const y = 108 + index * 72
    return (
      <g key={index}>
        <path
          d={`M60 ${y}c60-54 120 54 180 0s120 54 180 0`}
          fill="none"
          stroke={[colors.main, colors.second, colors.third][index]}
          strokeWidth="34"
          strokeLinecap="round"
        />
        <text x={pick(random, [120, 240, 360])} y={y + 10} fontSize="30" {...face} fill={colors.dark}>
          {1 + Math.floor(random() * 41)}
        </text>
      </g>
    )
  })

const constellation: Motif = (colors, random) => {
  const points = Array.from({ length: 6 }, (_, index) => [84 + index * 62, 92 + random() * 170] as const)
  return (
    <>
      <path
        d={`M${points.map(([x, y]) => `${x} ${y.toFixed(0)}`).join('L')}`}
        fill="none"
        stroke={colors.paper}
        strokeWidth="4"
        opacity="0.7"
      />
      {points.map(([x, y], index) => (
        <path key={x} d={star(x, y, 20 + (index % 3) * 9)} fill={index % 2 ? colors.main : colors.second} />
      ))}
      <path d="M402 66a44 44 0 1 0 22 62 36 36 0 1 1-22-62Z" fill={colors.paper} />
    </>
  )
}

/** Motifs of evenings, numbers and music. */
export const festiveMotifs = { guitar, bingo, lanterns, sevens, digits, ribbons, constellation }
