import type { TicketKind } from '@players-club/domain-models'
import { dusk, sand } from '../../tokens/palette.ts'
import { Second } from './SampleCodes.tsx'
import { LEFT, MIDDLE, RIGHT, type SampleLook } from './sampleLooks.ts'

/** The play area of a ticket of each kind. */
export function SampleMiddle({ kind, look }: { kind: TicketKind; look: SampleLook }) {
  switch (kind) {
    case 'scratch':
      return (
        <>
          {[0, 1, 2].map(at => (
            <g key={at}>
              <rect x={LEFT + 24 + at * 80} y="112" width="64" height="48" rx="8" fill={sand[300]} />
              <path
                d={`M${LEFT + 32 + at * 80} ${146 - at * 4}l14-18 12 16 10-14 12 18`}
                fill="none"
                stroke={look.band}
                strokeWidth="5"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </g>
          ))}
          <Second y={178} word="VOID" text={look.second} />
        </>
      )
    case 'fastPlay':
      return (
        <>
          <Balls y={128} numbers={['07', '18', '24', '31']} color={look.band} />
          <Second y={178} word="CODE" text={look.second} />
        </>
      )
    case 'draw':
      return [120, 154, 188, 222].map((y, at) => (
        <Balls
          key={y}
          y={y}
          numbers={['04', '11', '23', '38', '52'].map(each =>
            String((Number(each) + at * 7) % 60).padStart(2, '0'),
          )}
          color={look.band}
          last={look.mark}
        />
      ))
    case 'quickDraw':
      return [116, 142, 168, 194, 220].map((y, at) => (
        <Balls
          key={y}
          y={y}
          numbers={Array.from({ length: 7 }, (_, column) =>
            String(at * 14 + column * 2 + 1).padStart(2, '0'),
          )}
          color={at % 2 === 0 ? look.band : dusk[500]}
          radius={11}
        />
      ))
    case 'quickCard':
      return (
        <>
          {[0, 1, 2].map(at => (
            <g key={at} fill={sand[300]}>
              <rect x={LEFT + 24} y={116 + at * 22} width="120" height="8" rx="4" />
              <rect x={RIGHT - 68} y={116 + at * 22} width="44" height="8" rx="4" />
            </g>
          ))}
          <rect x={MIDDLE - 58} y="180" width="116" height="54" rx="8" fill={look.band} />
          <circle cx={MIDDLE - 34} cy="207" r="13" fill={look.mark} />
          <rect x={MIDDLE - 10} y="196" width="54" height="7" rx="3.5" fill={look.ground} />
          <rect x={MIDDLE - 10} y="211" width="36" height="7" rx="3.5" fill={look.ground} />
        </>
      )
  }
}

interface BallsProps {
  y: number
  numbers: readonly string[]
  color: string
  last?: string
  radius?: number
}

function Balls({ y, numbers, color, last = color, radius = 14 }: BallsProps) {
  const step = (RIGHT - LEFT - 48) / numbers.length
  return numbers.map((number, at) => (
    <g key={number}>
      <circle
        cx={LEFT + 24 + step * (at + 0.5)}
        cy={y + 4}
        r={radius}
        fill={at === numbers.length - 1 ? last : color}
      />
      <text
        x={LEFT + 24 + step * (at + 0.5)}
        y={y + 8}
        fontSize={radius - 1}
        fontWeight="700"
        textAnchor="middle"
        fill={at === numbers.length - 1 && last !== color ? dusk[950] : sand[0]}
      >
        {number}
      </text>
    </g>
  ))
}
