import type { Motif } from './Motif.ts'
import { star } from './Motif.ts'

const coupon: Motif = (colors, random) => (
  <>
    <rect x="104" y="84" width="272" height="192" rx="24" fill={colors.main} />
    <rect x="130" y="112" width="220" height="22" rx="8" fill={colors.second} />
    <rect x="130" y="152" width="220" height="96" rx="10" fill={colors.paper} />
    {Array.from({ length: 16 }, (_, index) => (
      <rect
        key={index}
        x={144 + index * 12.4}
        y="166"
        width={random() > 0.5 ? 8 : 4}
        height="68"
        fill={colors.dark}
      />
    ))}
  </>
)

const gift: Motif = colors => (
  <>
    <rect x="142" y="166" width="196" height="124" rx="14" fill={colors.main} />
    <rect x="126" y="132" width="228" height="50" rx="14" fill={colors.third} />
    <rect x="220" y="132" width="40" height="158" fill={colors.second} />
    <path
      d="M240 132c-50-70-104-30-60 0ZM240 132c50-70 104-30 60 0Z"
      fill="none"
      stroke={colors.second}
      strokeWidth="16"
      strokeLinejoin="round"
    />
  </>
)

const trip: Motif = colors => (
  <>
    <circle cx="352" cy="112" r="46" fill={colors.second} />
    <path d="M0 250C120 206 300 282 480 226V360H0Z" fill={colors.third} />
    <path d="M124 262l62-116 62 116Z" fill={colors.paper} />
    <path d="M196 262l92-84 92 84Z" fill={colors.main} />
    <path d="M268 262l20-44 20 44Z" fill={colors.dark} />
  </>
)

const roadster: Motif = colors => (
  <>
    <rect y="262" width="480" height="98" fill={colors.dark} opacity="0.28" />
    <path
      d="M70 252c0-40 34-50 84-56l54-50c10-9 20-12 34-12h70c18 0 30 6 42 20l32 38c38 4 52 20 52 60Z"
      fill={colors.main}
    />
    <path d="M214 192l38-34c5-4 9-6 16-6h36c10 0 16 3 22 10l26 30Z" fill={colors.paper} />
    {[150, 352].map(x => (
      <g key={x}>
        <circle cx={x} cy="256" r="38" fill={colors.dark} />
        <circle cx={x} cy="256" r="16" fill={colors.paper} />
      </g>
    ))}
    <path d={star(96, 110, 22)} fill={colors.second} />
  </>
)

const tokens: Motif = colors =>
  [
    [170, 3],
    [250, 5],
    [330, 2],
  ].map(([x = 0, count = 0], stack) => (
    <g key={x}>
      {Array.from({ length: count }, (_, index) => (
        <g key={index} transform={`translate(0 ${-index * 26})`}>
          <rect
            x={x - 46}
            y="232"
            width="92"
            height="30"
            rx="12"
            fill={[colors.main, colors.second, colors.third][stack]}
          />
          <rect x={x - 30} y="242" width="60" height="8" rx="4" fill={colors.paper} opacity="0.7" />
        </g>
      ))}
    </g>
  ))

const trophy: Motif = colors => (
  <>
    <path
      d="M172 96c-56 0-50 84 30 84M308 96c56 0 50 84-30 84"
      fill="none"
      stroke={colors.second}
      strokeWidth="16"
    />
    <path
      d="M166 84h148c0 92-20 128-54 138v32h34v26H186v-26h34v-32c-34-10-54-46-54-138Z"
      fill={colors.main}
    />
    <path d={star(240, 142, 34)} fill={colors.paper} />
  </>
)

const tickets: Motif = colors =>
  [
    [-8, colors.third],
    [7, colors.main],
  ].map(([turn, color]) => (
    <g key={turn} transform={`rotate(${turn} 240 180)`}>
      <path
        d="M116 108h248a16 16 0 0 1 16 16v36a22 22 0 0 0 0 44v36a16 16 0 0 1-16 16H116a16 16 0 0 1-16-16v-36a22 22 0 0 0 0-44v-36a16 16 0 0 1 16-16Z"
        fill={String(color)}
      />
      <path d="M300 118v128" stroke={colors.paper} strokeWidth="5" strokeDasharray="10 10" />
      <path d={star(206, 184, 40)} fill={colors.second} />
    </g>
  ))

const arcade: Motif = colors => (
  <>
    <rect x="92" y="124" width="296" height="132" rx="66" fill={colors.dark} />
    <path d="M170 158v64M138 190h64" stroke={colors.main} strokeWidth="22" strokeLinecap="round" />
    <circle cx="296" cy="206" r="20" fill={colors.second} />
    <circle cx="338" cy="172" r="20" fill={colors.third} />
    <circle cx="250" cy="166" r="8" fill={colors.paper} />
    <circle cx="226" cy="166" r="8" fill={colors.paper} />
  </>
)

export const rewardMotifs = { coupon, gift, trip, roadster, tokens, trophy, tickets, arcade }
