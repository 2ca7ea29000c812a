import { pick } from '../seeded.ts'
import { star, type Motif } from './Motif.ts'

const face = { fontFamily: 'Bricolage Grotesque, sans-serif', fontWeight: 800, textAnchor: 'middle' } as const

/** A cloud, its rain, and the stroke that wins. */
const storm: Motif = (colors, random) => (
  <>
    {Array.from({ length: 9 }, (_, index) => {
      const x = 118 + index * 32
      return (
        <path
          key={x}
          d={`M${x} ${196 + random() * 30}l-12 ${36 + random() * 30}`}
          stroke={colors.third}
          strokeWidth="8"
          strokeLinecap="round"
        />
      )
    })}
    <path
      d="M150 190a50 50 0 0 1 4-100 72 72 0 0 1 134-18 58 58 0 0 1 66 58 34 34 0 0 1-6 60Z"
      fill={colors.paper}
    />
    <path
      d="M258 128l-52 82h38l-22 84 78-104h-42l32-62Z"
      fill={colors.second}
      stroke={colors.dark}
      strokeWidth="6"
      strokeLinejoin="round"
    />
  </>
)

const pads = [
  [240, 214, 0],
  [178, 150, -28],
  [302, 146, 26],
] as const

const pear: Motif = (colors, random) => (
  <>
    {pads.map(([x, y, turn]) => (
      <g key={x} transform={`rotate(${turn} ${x} ${y})`}>
        <ellipse cx={x} cy={y} rx="52" ry="74" fill={colors.third} />
        {[-26, 0, 26].flatMap(dx =>
          [-34, 4, 40].map(dy => (
            <circle key={`${dx} ${dy}`} cx={x + dx} cy={y + dy} r="4" fill={colors.paper} />
          )),
        )}
      </g>
    ))}
    {[150, 196, 284, 330, 240].map((x, index) => (
      <ellipse
        key={x}
        cx={x}
        cy={(index === 4 ? 130 : 82) + random() * 14}
        rx="16"
        ry="22"
        fill={index % 2 ? colors.second : colors.main}
      />
    ))}
  </>
)

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

/** A bird that runs: crest, tail and legs. */
const runner: Motif = colors => (
  <g strokeLinecap="round" strokeLinejoin="round">
    <path d="M62 132l132 62M56 160l136 44" stroke={colors.third} strokeWidth="16" fill="none" />
    <path
      d="M176 190c20-52 110-56 150-22l52-58 26 14c-20 68-76 134-150 132-50-2-84-26-78-66Z"
      fill={colors.main}
    />
    <path d="M360 108l-12-44 34 22 14-30 14 50Z" fill={colors.second} />
    <path d="M402 112l58 10-58 16Z" fill={colors.second} />
    <circle cx="384" cy="116" r="8" fill={colors.dark} />
    <path d="M238 250l-24 52h34M286 248l34 50h34" stroke={colors.dark} strokeWidth="10" fill="none" />
    <path d="M206 210c34 22 70 22 104 0" stroke={colors.paper} strokeWidth="9" fill="none" />
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

const river: Motif = colors => (
  <>
    <path d="M60 250l90-130 60 70 70-110 140 170Z" fill={colors.third} />
    <path
      d="M238 150c-40 30 40 50-6 84s-120 40-150 100h280c10-60-92-50-78-96 12-40 10-60-46-88Z"
      fill={colors.main}
    />
    <path
      d="M226 236c30 14 30 34-10 54M190 300c40-8 90 0 110 16"
      stroke={colors.paper}
      strokeWidth="8"
      fill="none"
      strokeLinecap="round"
    />
    <circle cx="360" cy="92" r="34" fill={colors.second} />
  </>
)

const bridge: Motif = colors => (
  <>
    <path d="M0 190h112l26 170H0ZM480 190H368l-26 170h138Z" fill={colors.main} />
    <path d="M0 190h112l6 40H0ZM480 190H368l-6 40h118Z" fill={colors.second} />
    <path d="M112 190c80 52 176 52 256 0" fill="none" stroke={colors.paper} strokeWidth="12" />
    <path d="M112 120c80 76 176 76 256 0" fill="none" stroke={colors.paper} strokeWidth="6" />
    {[150, 195, 240, 285, 330].map(x => (
      <path key={x} d={`M${x} 156v66`} stroke={colors.paper} strokeWidth="5" />
    ))}
    <path d={star(240, 84, 30)} fill={colors.second} />
  </>
)

const hare: Motif = (colors, random) => (
  <>
    {Array.from({ length: 5 }, (_, index) => (
      <ellipse
        key={index}
        cx={90 + index * 74}
        cy={286 + random() * 8}
        rx="34"
        ry="12"
        fill={colors.second}
        stroke={colors.dark}
        strokeWidth="4"
      />
    ))}
    <path
      d="M196 156c-30-70-26-120-6-124s40 50 42 112ZM268 146c6-66 32-116 50-108s14 64-24 124Z"
      fill={colors.main}
    />
    <path
      d="M204 136c-12-40-14-72-8-78s18 36 22 74ZM282 132c8-40 22-68 28-64s2 40-14 70Z"
      fill={colors.paper}
    />
    <ellipse cx="244" cy="206" rx="80" ry="74" fill={colors.main} />
    <circle cx="216" cy="192" r="10" fill={colors.dark} />
    <circle cx="272" cy="192" r="10" fill={colors.dark} />
    <path d="M232 224h24l-12 14Z" fill={colors.dark} />
    <path
      d="M150 226l58 4M150 246l58-8M338 226l-58 4M338 246l-58-8"
      stroke={colors.paper}
      strokeWidth="4"
      strokeLinecap="round"
    />
  </>
)

const chilies: Motif = colors =>
  [-30, 0, 30].map((turn, index) => (
    <g key={turn} transform={`rotate(${turn} 240 90)`}>
      <path
        d="M216 110c-6 70 6 130 44 178 18-60 22-120 4-178Z"
        fill={[colors.main, colors.second, colors.main][index]}
        stroke={colors.dark}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M210 112c10-26 50-26 60 0-18-10-42-10-60 0Z" fill={colors.third} />
      <path
        d="M240 96c-4-18 2-34 18-44"
        stroke={colors.third}
        strokeWidth="11"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M232 132c-2 44 4 76 14 104"
        stroke={colors.paper}
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  ))

const whirl: Motif = colors => (
  <g fill="none" strokeLinecap="round" strokeWidth="20">
    <path d="M108 82c70-30 194-30 264 0" stroke={colors.main} />
    <path d="M136 132c60 24 150 24 208 0" stroke={colors.second} />
    <path d="M172 182c46-16 96-16 136 0" stroke={colors.main} />
    <path d="M198 230c26 12 58 12 84 0" stroke={colors.third} />
    <path d="M226 278c14 6 22 6 32-2" stroke={colors.second} />
    <circle cx="116" cy="226" r="16" fill={colors.paper} stroke="none" />
    <circle cx="366" cy="252" r="22" fill={colors.paper} stroke="none" />
    <circle cx="366" cy="182" r="10" fill={colors.paper} stroke="none" />
  </g>
)

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

/** What the games of a desert state are about. */
export const desertMotifs = {
  storm,
  pear,
  guitar,
  runner,
  bingo,
  lanterns,
  sevens,
  river,
  bridge,
  hare,
  chilies,
  whirl,
  digits,
  ribbons,
  constellation,
}
