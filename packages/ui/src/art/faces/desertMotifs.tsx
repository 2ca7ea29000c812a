import { star, type Motif } from './Motif.ts'

/** A cloud with rain and lightning. */
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

/** A roadrunner: crest, tail and legs. */
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

/** Motifs of desert themes. */
export const desertMotifs = { storm, pear, runner, river, bridge, hare, chilies, whirl }
